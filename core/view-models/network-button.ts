import { modal } from '../events/modal.ts'
import type { BootState } from '../reducers/root.ts'
import type { Button, Image } from './parts.ts'
import { buttonTextsOf, networkImage, offeredNetwork, shownChain } from './select.ts'

/** The button that names the current network and opens the choice of networks. */
export type NetworkButtonView = { readonly button: Button; readonly image: Image | null }

/** The network's name and picture, or the invitation to choose one. */
export function networkButtonView(state: BootState): NetworkButtonView {
  const chainId = shownChain(state)
  const offered = offeredNetwork(state, chainId)
  const text = buttonTextsOf(state)
  const name = chainId === null ? text('button.network') : (offered?.name ?? state.network?.names[chainId])
  const label = name ?? text('network.unknown', { chainId: chainId ?? '' })
  return {
    button: {
      part: 'button',
      label,
      press: modal.openRequested({ view: 'Networks' }),
      tone: offered || state.options?.allowUnsupportedChain ? 'neutral' : 'negative',
      icon: 'network',
    },
    image: offered && networkImage(state, offered),
  }
}
