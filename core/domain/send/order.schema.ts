import * as z from 'zod/mini'
import { chainIdSchema } from '../values/caip.schema.ts'
import { foundReceiverSchema } from './found-receiver.schema.ts'
import { checkedSchema } from '../preflight/checked.schema.ts'
import { sendEstimateSchema } from './estimate.schema.ts'
import { heldTokenSchema } from '../tokens/balances.schema.ts'
import { transferSchema } from '../operations/transfer.schema.ts'

export const sendOrderSchema = z.object({
  chainId: chainIdSchema,
  transfer: transferSchema,
  token: heldTokenSchema,
  receiver: foundReceiverSchema,
  cost: sendEstimateSchema,
  /** The on-chain checks. Null if no node answered. */
  checked: z.nullable(checkedSchema),
})
