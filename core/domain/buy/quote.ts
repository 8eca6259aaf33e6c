import type * as z from 'zod/mini'
import type * as schema from './quote.schema.ts'

/** An amount as a decimal text, and its currency. */
export type OnRampAmount = z.infer<typeof schema.onRampAmountSchema>

/** The price of a purchase. `isEstimate` is true if no service confirmed it. */
export type OnRampQuote = z.infer<typeof schema.onRampQuoteSchema>

/** Returns the replacement of a failed quote. Every amount is the typed amount, and the quote is marked as an estimate. */
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
