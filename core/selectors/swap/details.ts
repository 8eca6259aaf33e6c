import { detailsOfSwap } from '../../domain/swap/review/details.ts'
import type { SwapDetails } from '../../domain/swap/review/details.ts'
import type { StateOf } from '../../reducers/root.ts'
import { checkedSwap } from './checked.ts'
import { swapGas, swapPriceOf } from './holdings.ts'
import { quoteOfForm } from './order.ts'

/** Returns the details of the swap: from its simulation if there is one, else from its quote. Null without a quote. */
export function swapDetails(state: StateOf<'swap'>): SwapDetails | null {
  const { source, target, slippage } = state.swap
  const quote = quoteOfForm(state.swap)
  if (!source || !target || !quote) return null
  const { order, received } = quote
  const prices = {
    source: swapPriceOf(state, source.address),
    target: swapPriceOf(state, target.address),
    coin: swapPriceOf(state, null),
  }
  return detailsOfSwap({
    source,
    target,
    amount: order.amount,
    received,
    slippage,
    prices,
    paid: swapGas(state),
    checked: checkedSwap(state),
  })
}
