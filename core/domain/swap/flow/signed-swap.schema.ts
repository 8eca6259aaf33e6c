import * as z from 'zod/mini'
import { addressSchema } from '../../account/account.schema.ts'
import { baseUnitsSchema } from '../../values/amount.schema.ts'
import { chainIdSchema } from '../../values/caip.schema.ts'
import { plannedCallSchema } from '../plan/plan.schema.ts'
import { swapTokenSchema } from '../token.schema.ts'

const asked = {
  chainId: chainIdSchema,
  address: addressSchema,
  source: swapTokenSchema,
  target: swapTokenSchema,
  amount: baseUnitsSchema,
  received: baseUnitsSchema,
}

export const signedSwapSchema = z.object({
  ...asked,
  /** The lowest receipt in the review, if known. */
  minimum: z.optional(baseUnitsSchema),
  hash: z.string(),
})

export const sentBundleSchema = z.object({
  ...asked,
  /** The lowest receipt in the review, if known. */
  minimum: z.optional(baseUnitsSchema),
  id: z.string(),
  walletKey: z.string(),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.number(),
  call: plannedCallSchema,
})
