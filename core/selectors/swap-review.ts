import type { Review } from '../domain/preflight/review.ts'
import { swapReview } from '../domain/preflight/swap-review.ts'
import { standingQuote } from '../domain/swap-status.ts'
import type { StateOf } from '../reducers/root.ts'

/** The review of the swap that is being made, for which `spender` takes the source. Throws `aborted` where none is made any more. */
export function reviewOfSwap({ swap }: StateOf<'swap'>, spender: string): Review {
  const { source, target, slippage, status } = swap
  const quote = standingQuote(status)
  if (!quote) throw { code: 'aborted' }
  return swapReview({ quote, source, target, slippage, spender })
}
