import type { OnRampProvider } from '../../domain/buy/provider.ts'
import { isQuoteAwaited } from '../../domain/buy/quote-phase.ts'
import { onRampSellsOn } from '../../domain/buy/sells-on.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import type { StateOf } from '../../reducers/root.ts'
import { offeredProviders } from '../../selectors/buy/offered-providers.ts'
import {
  amountStatus,
  currentOnRampOrder,
  currentOnRampQuote,
  currentPurchase,
} from '../../selectors/buy/on-ramp.ts'
import { currentPurchaseOrder } from '../../selectors/buy/purchase-order.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import type { Item, List } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { parsedUrl } from '../../domain/values/parsed-url.ts'

/** Returns the rows of providers. A row is disabled until there is a current quote, and says why. */
export function onRampProviderRows(state: StateOf<'on-ramp'>): List {
  const text = textsOf(state, enOnRamp)
  const order = currentOnRampOrder(state)
  const isAwaited = order !== null && isQuoteAwaited(state.onRamp.quotePhase, order)
  const items = offeredProviders(state).map((provider): Item => ({
    part: 'item',
    key: provider.id,
    label: text('onRamp.continueWith', { provider: provider.name }),
    image: { kind: 'wallet', url: null, seed: provider.name },
    press: purchasePress(state, provider),
    ...wordsBelow(state, provider, isAwaited),
  }))
  return { part: 'list', label: text('onRamp.providers'), items, placeholders: 0 }
}

function purchasePress(state: StateOf<'on-ramp'>, provider: OnRampProvider): Item['press'] {
  const order = currentPurchaseOrder(state, provider)
  const isSold = order !== null && onRampSellsOn(provider, order.wanted.network.chainId)
  return isSold ? onRamp.purchaseRequested({ order, by: 'visitor' }) : null
}

function wordsBelow(
  state: StateOf<'on-ramp'>,
  provider: OnRampProvider,
  isAwaited: boolean,
): Pick<Item, 'detail' | 'caution' | 'busy'> {
  const text = textsOf(state, enOnRamp)
  const standing = amountStatus(state)
  if (standing === 'no-amount' && state.onRamp.choice.text.trim() !== '')
    return { caution: text('onRamp.incorrect') }
  if (standing === 'no-amount') return { detail: text('onRamp.amountMissing') }
  if (standing === 'below') return { caution: text('onRamp.amountBelow') }
  if (standing === 'above') return { caution: text('onRamp.amountAbove') }
  const network = currentPurchase(state)?.network
  if (network && !onRampSellsOn(provider, network.chainId))
    return { caution: text('onRamp.notOn', { network: network.label }) }
  const isRenewed = currentOnRampQuote(state) !== null
  if (isAwaited) return { detail: text(isRenewed ? 'onRamp.renewing' : 'onRamp.quoting'), busy: true }
  return { detail: (provider.url && hostOf(provider.url)) ?? text('onRamp.fees') }
}

/** Returns the host of a provider's page, from its URL template. Null if the template is no URL. */
function hostOf(template: string): string | null {
  const page = template.replaceAll(/[{}]/g, '')
  return parsedUrl(page)?.hostname ?? null
}
