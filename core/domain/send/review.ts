import type { HeldToken } from '../tokens/balances.ts'
import type { Transfer } from '../operations/transfer.ts'
import type { Review } from '../preflight/review.ts'

/** Returns the review of a transfer: it takes only the amount, and the receiver gets some of it. */
export function sendReview(
  { from, to, token, amount }: Transfer,
  { symbol, decimals }: Pick<HeldToken, 'symbol' | 'decimals'>,
): Review {
  return {
    account: from,
    shown: [{ address: token, symbol, decimals: Number(decimals) }],
    pays: { token, amount },
    receives: null,
    spender: null,
    receiver: to,
  }
}
