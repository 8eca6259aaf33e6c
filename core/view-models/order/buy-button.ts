import type { ChainId } from '../../domain/values/caip.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { router } from '../../events/shell/router.ts'
import type { BootState } from '../../reducers/root.ts'
import { offeredProviders } from '../../selectors/buy/offered-providers.ts'
import { enAccount } from '../../strings/en/account.ts'
import { enTokens } from '../../strings/en/tokens.ts'
import type { Button, Item } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/**
 * Returns the button that leads from an account to buying for money.
 * Null if the host has switched that off or does not offer the network, or if no provider sells to such an account.
 */
export function buyButton(state: BootState, chainId: ChainId): Button | null {
  if (isSwitchedOff('on-ramp', state.options) || !offeredNetwork(state, chainId)) return null
  if (offeredProviders(state).length === 0) return null
  const label = textsOf(state, enAccount)('account.buy')
  const press = router.viewPushed({ view: 'OnRampProviders' })
  return { part: 'button', label, press, tone: 'neutral', icon: 'plus' }
}

/** Returns the same as a row, for an account without tokens. */
export function firstPurchaseItem(state: BootState, chainId: ChainId): Item | null {
  const button = buyButton(state, chainId)
  if (!button) return null
  const text = textsOf(state, enTokens)
  const label = text('tokens.buy')
  return {
    part: 'item',
    key: 'buy',
    label,
    image: { kind: 'token', url: null, seed: label },
    icon: 'plus',
    press: button.press,
    detail: text('tokens.buyBody'),
    tag: text('tokens.popular'),
  }
}
