import * as z from 'zod/mini'

export const OnRampAmount = z.object({ amount: z.string(), currency: z.string() })

export const OnRampQuote = z.object({
  quoteId: z.string(),
  paymentTotal: OnRampAmount,
  paymentSubtotal: OnRampAmount,
  purchaseAmount: OnRampAmount,
  coinbaseFee: OnRampAmount,
  networkFee: OnRampAmount,
  isEstimate: z.boolean(),
})
