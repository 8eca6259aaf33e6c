import type { SwapOrder } from '../domain/swap-order.ts'
import { isSameOrder } from '../domain/swap-quote.ts'
import type { SwapQuote } from '../domain/swap-quote.ts'
import type { SwapSide } from '../domain/swap-side.ts'
import { standingQuote } from '../domain/swap-status.ts'
import type { BootState } from '../reducers/root.ts'
import type { SwapState } from '../domain/swap-state.ts'
import { currentRoute } from './current-view.ts'

/** What the form asks for; null while part of it is missing, or nothing goes. */
export function standingOrder({ holder, source, target, entry }: SwapState): SwapOrder | null {
  if (!holder || !source || !target || entry.amount === null || BigInt(entry.amount) === 0n) return null
  const { chainId, address: account } = holder
  return { chainId, account, from: source.address, to: target.address, amount: entry.amount }
}

/** The quote of what stands in the form, also while it is asked again; null for none. */
export function quoteOfForm(swap: SwapState): SwapQuote | null {
  const [order, quote] = [standingOrder(swap), standingQuote(swap.status)]
  return order && quote && isSameOrder(quote.order, order) ? quote : null
}

/** For which side the current view chooses a token. */
export function sideChosen(state: Pick<BootState, 'router'>): SwapSide {
  return Reflect.get(currentRoute(state), 'side') === 'target' ? 'target' : 'source'
}
