import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { AskedTransaction } from './asked-transaction.schema.ts'
import { ChainId } from '../values/caip.schema.ts'
import { personal } from '../values/personal.ts'

export const OwnBundle = z.object({
  chainId: ChainId,
  address: personal(Address),
  walletKey: z.string(),
  /** The wallet's id of the calls. */
  bundle: personal(z.string()),
  /** The tokens that the operation has to move. */
  asked: personal(z.optional(AskedTransaction)),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.optional(z.number()),
  /** When the wallet answered, in milliseconds since 1970. */
  sentAt: z.number(),
})
