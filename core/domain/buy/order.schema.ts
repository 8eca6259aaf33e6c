import * as z from 'zod/mini'
import { PurchaseNetwork } from './options.schema.ts'

export const OnRampOrder = z.object({
  purchase: z.object({ id: z.string(), name: z.string(), symbol: z.string() }),
  network: PurchaseNetwork,
  payment: z.string(),
  method: z.string(),
  amount: z.string(),
})
