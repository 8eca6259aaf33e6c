import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { baseUnitsSchema } from '../values/amount.schema.ts'
import { requestedTransactionSchema } from './request/requested-transaction.schema.ts'
import { chainIdSchema } from '../values/caip.schema.ts'
import { personal } from '../values/personal.ts'
import { settlementSchema } from './settlement/settlement.schema.ts'

export const sentTransactionSchema = z.object({
  chainId: chainIdSchema,
  address: personal(addressSchema),
  hash: personal(z.string()),
  /** When the wallet answered, in milliseconds since 1970. */
  sentAt: z.number(),
  value: z.nullable(baseUnitsSchema),
  isCall: z.boolean(),
  called: z.nullable(addressSchema),
  /** The nonce of the transaction, once an EVM node reported it. */
  nonce: z.nullable(z.number()),
  /** A digest of the transaction's action, once an EVM node reported it. */
  actionDigest: personal(z.optional(z.string())),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.optional(z.number()),
  /** The transaction that the wallet was asked to send, for as long as a comparison may be needed. */
  asked: personal(z.optional(requestedTransactionSchema)),
  /** Whether the visitor requested another look at its chain. */
  isSought: z.optional(z.boolean()),
  /** The outcome. Null while it is unknown. */
  settlement: z.nullable(settlementSchema),
})
