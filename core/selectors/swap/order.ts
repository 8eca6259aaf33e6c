import type { QuotedSwap } from '../../domain/swap/flow/planned-swap.ts'
import { currentOrder } from '../../domain/swap/form/current-order.ts'
import { isSameSwapOrder } from '../../domain/swap/order.ts'
import type { SwapQuote } from '../../domain/swap/quote/quote.ts'
import type { SwapSide } from '../../domain/swap/side.ts'
import { currentQuote } from '../../domain/swap/phase.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SwapState } from '../../domain/swap/state.ts'
import { currentRoute } from '../shell/current-view.ts'

/** Returns the quote of the form, also while it is being renewed. Null if there is none. */
export function quoteOfForm(swap: SwapState): SwapQuote | null {
  const [order, quote] = [currentOrder(swap), currentQuote(swap.phase)]
  return order && quote && isSameSwapOrder(quote.order, order) ? quote : null
}

/** Returns the quoted order of the form, or null. */
export function quotedForm(swap: SwapState): QuotedSwap | null {
  const { source, target, slippage } = swap
  const quote = quoteOfForm(swap)
  if (!source || !target || !quote) return null
  return { order: quote.order, source, target, received: quote.received, slippage }
}

/** Returns the side of the swap for which the current view chooses a token. */
export function sideChosen(state: Pick<BootState, 'router'>): SwapSide {
  return Reflect.get(currentRoute(state), 'side') === 'target' ? 'target' : 'source'
}
