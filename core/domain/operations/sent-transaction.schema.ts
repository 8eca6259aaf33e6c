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
  /** Its place among the account's, once a node of EVM told it. */
  nonce: z.nullable(z.number()),
  /** A digest of what it does, once a node of EVM told that. */
  actionDigest: personal(z.optional(z.string())),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.optional(z.number()),
  /** What the wallet was asked to send, as long as that may have to be compared. */
  asked: personal(z.optional(AskedTransaction)),
  /** Whether a visitor waits for another look at its chain. */
  isSought: z.optional(z.boolean()),
  /** How it ended; null while that is not known. */
  settlement: z.nullable(Settlement),
})
