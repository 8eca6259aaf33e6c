import * as z from 'zod/mini'

/** An amount as a decimal text, and its currency. */
export const OnRampAmount = z.object({ amount: z.string(), currency: z.string() })
export type OnRampAmount = z.infer<typeof OnRampAmount>

/** What a purchase costs; `isEstimate` where no service has said so. */
export const OnRampQuote = z.object({
  quoteId: z.string(),
  paymentTotal: OnRampAmount,
  paymentSubtotal: OnRampAmount,
  purchaseAmount: OnRampAmount,
  coinbaseFee: OnRampAmount,
  networkFee: OnRampAmount,
  isEstimate: z.boolean(),
})
export type OnRampQuote = z.infer<typeof OnRampQuote>

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
