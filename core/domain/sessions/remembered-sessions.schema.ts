import * as z from 'zod/mini'
import { chainIdSchema, namespaceSchema } from '../values/caip.schema.ts'
import { chosenAccountSchema } from './chosen-account.schema.ts'
import { connectorNameSchema } from '../connection/connector.schema.ts'
import { personal } from '../values/personal.ts'
import { installedWalletSchema } from '../wallets/installed-wallet.schema.ts'

export const rememberedSessionSchema = z.object({
  connector: connectorNameSchema,
  wallet: installedWalletSchema,
  namespaces: z
    .array(
      z.object({
        namespace: namespaceSchema,
        chainId: z.optional(chainIdSchema),
        chosen: z.catch(z.optional(chosenAccountSchema), undefined),
        account: z.catch(personal(z.optional(z.string())), undefined),
      }),
    )
    .check(z.minLength(1)),
  isAlone: z.catch(z.optional(z.literal(true)), undefined),
})
