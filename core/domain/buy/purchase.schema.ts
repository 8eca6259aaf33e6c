import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { baseUnitsSchema } from '../values/amount.schema.ts'
import { onRampOrderSchema } from './order.schema.ts'
import { onRampProviderSchema } from './provider.schema.ts'
import { onRampQuoteSchema } from './quote.schema.ts'
import { personal } from '../values/personal.ts'

export const purchaseOrderSchema = z.object({
  provider: onRampProviderSchema,
  address: personal(addressSchema),
  wanted: personal(onRampOrderSchema),
  quote: personal(z.nullable(onRampQuoteSchema)),
  window: z.optional(z.literal('none')),
  held: personal(z.optional(baseUnitsSchema)),
})
