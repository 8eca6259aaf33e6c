import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'
import { OnRampOrder } from './order.schema.ts'
import { OnRampProvider } from './provider.schema.ts'
import { OnRampQuote } from './quote.schema.ts'
import { personal } from '../values/personal.ts'

export const PurchaseOrder = z.object({
  provider: OnRampProvider,
  address: personal(Address),
  wanted: personal(OnRampOrder),
  quote: personal(z.nullable(OnRampQuote)),
  window: z.optional(z.literal('none')),
  held: personal(z.optional(BaseUnits)),
})
