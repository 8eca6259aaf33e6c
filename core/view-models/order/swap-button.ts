import type { ChainId } from '../../domain/values/caip.ts'
import { isSwapChain } from '../../domain/swap/chains.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { router } from '../../events/shell/router.ts'
import type { BootState } from '../../reducers/root.ts'
import { areSwapsOffered } from '../../selectors/swap/chains.ts'
import { enAccount } from '../../strings/en/account.ts'
import type { Button } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/**
 * Returns the button that leads from an account to swapping. On a network without swaps, it leads to networks that support them.
 * Null if the host has switched swaps off, or if it offers no network of this kind that supports them.
 */
export function swapButton(state: BootState, chainId: ChainId): Button | null {
  const { options } = state
  if (!areSwapsOffered(state, chainId) || isSwitchedOff('swap', options) || !offeredNetwork(state, chainId))
    return null
  const label = textsOf(state, enAccount)('account.swap')
  const press = isSwapChain(chainId)
    ? router.viewPushed({ view: 'Swap' })
    : router.viewPushed({ view: 'UnsupportedChain', purpose: 'swap' })
  return { part: 'button', label, press, tone: 'neutral', icon: 'swap' }
}
