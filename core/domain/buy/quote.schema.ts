import * as z from 'zod/mini'

export const onRampAmountSchema = z.object({ amount: z.string(), currency: z.string() })

export const onRampQuoteSchema = z.object({
  quoteId: z.string(),
  paymentTotal: onRampAmountSchema,
  paymentSubtotal: onRampAmountSchema,
  purchaseAmount: onRampAmountSchema,
  coinbaseFee: onRampAmountSchema,
  networkFee: onRampAmountSchema,
  isEstimate: z.boolean(),
})
