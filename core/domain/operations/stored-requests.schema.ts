import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { AskedWallet } from './asked-wallet.schema.ts'
import { ChainId } from '../values/caip.schema.ts'
import { personal } from '../values/personal.ts'

export const StoredRequest = z.object({
  attempt: z.string(),
  wallet: AskedWallet,
  chainId: ChainId,
  address: personal(Address),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.number(),
})
