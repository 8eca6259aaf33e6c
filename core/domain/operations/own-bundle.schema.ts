import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { requestedTransactionSchema } from './request/requested-transaction.schema.ts'
import { chainIdSchema } from '../values/caip.schema.ts'
import { personal } from '../values/personal.ts'

export const ownBundleSchema = z.object({
  chainId: chainIdSchema,
  address: personal(addressSchema),
  walletKey: z.string(),
  /** The wallet's id of the calls. */
  bundle: personal(z.string()),
  /** The tokens that the operation has to move. */
  asked: personal(z.optional(requestedTransactionSchema)),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.optional(z.number()),
  /** When the wallet answered, in milliseconds since 1970. */
  sentAt: z.number(),
})
