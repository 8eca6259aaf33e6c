import { minimumReceived } from '../quote/amounts.ts'
import type { SwapQuote } from '../quote/quote.ts'
import type { SwapToken } from '../token.ts'
import type { Review, ShownToken } from '../../preflight/review.ts'

/** The terms of a swap that its review shows. */
type ReviewedSwap = {
  readonly quote: Pick<SwapQuote, 'order' | 'received'>
  readonly source: SwapToken | null
  readonly target: SwapToken | null
  /** In whole percent. */
  readonly slippage: number
  /** The contract of the service, which may take the source. */
  readonly spender: string
}

/** Returns the review of a swap: it pays the amount of the order, and brings at least the minimum of the quote. */
export function swapReview({ quote, source, target, slippage, spender }: ReviewedSwap): Review {
  const { account, from, to, amount } = quote.order
  return {
    account,
    shown: [source, target].flatMap((token) => (token ? [shownToken(token)] : [])),
    pays: { token: from, amount },
    receives: { token: to, amount: minimumReceived(quote.received, slippage), slippage },
    spender,
    receiver: null,
  }
}

function shownToken({ address, symbol, decimals }: SwapToken): ShownToken {
  return { address, symbol, decimals }
}
