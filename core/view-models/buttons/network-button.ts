import { modal } from '../../events/shell/modal.ts'
import type { Connection } from '../../reducers/sessions/connection.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectionStatus } from '../../selectors/sessions/sessions.ts'
import type { ButtonLook } from './button-look.ts'
import type { Button, Image } from '../parts/parts.ts'
import { buttonTextsOf, networkImage, offeredNetwork, shownChain } from '../parts/select.ts'

/** The button that names the current network and opens the choice of networks. */
export type NetworkButtonView = {
  readonly status: Connection['status']
  readonly button: Button
  readonly image: Image | null
}

/** Returns the network button. Its label is the host's, else the network's name, else an invitation to choose one. */
export function networkButtonView(
  state: BootState,
  { label, disabled }: Pick<ButtonLook, 'label' | 'disabled'> = {},
): NetworkButtonView {
  const chainId = shownChain(state)
  const offered = offeredNetwork(state, chainId)
  const text = buttonTextsOf(state)
  const name = chainId === null ? text('button.network') : (offered?.name ?? state.network?.names[chainId])
  return {
    status: connectionStatus(state.connection),
    button: {
      part: 'button',
      label: label ?? name ?? text('network.unknown', { chainId: chainId ?? '' }),
      press: disabled ? null : modal.openRequested({ view: 'Networks' }),
      tone: offered || state.options?.allowUnsupportedChain ? 'neutral' : 'negative',
      icon: 'network',
    },
    image: offered && networkImage(state, offered),
  }
}
