import type * as z from 'zod/mini'
import type * as schema from './quote.schema.ts'

/** An amount as a decimal text, and its currency. */
export type OnRampAmount = z.infer<typeof schema.OnRampAmount>

/** What a purchase costs; `isEstimate` where no service has said so. */
export type OnRampQuote = z.infer<typeof schema.OnRampQuote>

/** What stands in for a quote that failed: every amount is what was typed, and it is marked as an estimate. */
export function estimatedQuote(amount: string, currency: string): OnRampQuote {
  const all: OnRampAmount = { amount, currency }
  return {
    quoteId: 'mocked-quote-id',
    paymentTotal: all,
    paymentSubtotal: all,
    purchaseAmount: all,
    coinbaseFee: all,
    networkFee: all,
    isEstimate: true,
  }
}
