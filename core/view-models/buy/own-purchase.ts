import type { Purchase } from '../../domain/buy/purchase.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import { memoized } from '../parts/memoized.ts'

/** Returns a purchase that no history reports, in the form of a history's transaction. An estimate gives no amount. */
export const ownPurchase = memoized((purchase: Purchase): Transaction => {
  const { id, wanted, quote, step, startedAt, address } = purchase
  return {
    id: `own/${id}`,
    type: 'buy',
    status: step === 'bought' ? 'confirmed' : 'pending',
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
