import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import type { Transaction } from '../domain/transaction.ts'
import { kept } from './kept.ts'

/** A purchase that no history tells of, as one would: by the press that began it; an estimate says no amount. */
export const ownPurchase = kept((attempt: OnRampAttempt, id: string): Transaction => {
  const { wanted, quote, status, startedAt, address } = attempt
  return {
    id: `own/${id}`,
    type: 'buy',
    status: status === 'bought' ? 'confirmed' : 'pending',
    minedAt: startedAt,
    hash: null,
    chainId: wanted.network.chainId,
    from: null,
    to: address,
    nonce: null,
    application: null,
    transfers: [
      {
        direction: 'in',
        amount: quote && !quote.isEstimate ? quote.purchaseAmount.amount : null,
        name: wanted.purchase.name,
        symbol: wanted.purchase.symbol,
        imageUrl: null,
        isCollectible: false,
        isSpam: false,
      },
    ],
  }
})
