import * as z from 'zod/mini'
import { purchaseNetworkSchema } from './options.schema.ts'

export const onRampOrderSchema = z.object({
  purchase: z.object({ id: z.string(), name: z.string(), symbol: z.string() }),
  network: purchaseNetworkSchema,
  payment: z.string(),
  method: z.string(),
  amount: z.string(),
})
