import * as z from 'zod/mini'
import { addressSchema } from '../../account/account.schema.ts'
import { signingWalletSchema } from './signing-wallet.schema.ts'
import { chainIdSchema } from '../../values/caip.schema.ts'
import { personal } from '../../values/personal.ts'

export const storedRequestSchema = z.object({
  attempt: z.string(),
  wallet: signingWalletSchema,
  chainId: chainIdSchema,
  address: personal(addressSchema),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.number(),
})
