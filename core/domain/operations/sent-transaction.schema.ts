import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'
import { AskedTransaction } from './asked-transaction.schema.ts'
import { ChainId } from '../values/caip.schema.ts'
import { personal } from '../values/personal.ts'
import { Settlement } from './settlement.schema.ts'

export const SentTransaction = z.object({
  chainId: ChainId,
  address: personal(Address),
  hash: personal(z.string()),
  /** When the wallet answered, in milliseconds since 1970. */
  sentAt: z.number(),
  value: z.nullable(BaseUnits),
  isCall: z.boolean(),
  called: z.nullable(Address),
  /** The nonce of the transaction, once an EVM node reported it. */
  nonce: z.nullable(z.number()),
  /** A digest of the transaction's action, once an EVM node reported it. */
  actionDigest: personal(z.optional(z.string())),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.optional(z.number()),
  /** The transaction that the wallet was asked to send, for as long as a comparison may be needed. */
  asked: personal(z.optional(AskedTransaction)),
  /** Whether the visitor requested another look at its chain. */
  isSought: z.optional(z.boolean()),
  /** The outcome. Null while it is unknown. */
  settlement: z.nullable(Settlement),
})
