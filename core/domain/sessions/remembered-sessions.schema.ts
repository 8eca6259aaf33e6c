import * as z from 'zod/mini'
import { ChainId, Namespace } from '../values/caip.schema.ts'
import { ChosenAccount } from './chosen-account.schema.ts'
import { ConnectorName } from '../connection/connector.schema.ts'
import { personal } from '../values/personal.ts'
import { InstalledWallet } from '../wallets/installed-wallet.schema.ts'

export const RememberedSession = z.object({
  connector: ConnectorName,
  wallet: InstalledWallet,
  namespaces: z
    .array(
      z.object({
        namespace: Namespace,
        chainId: z.optional(ChainId),
        chosen: z.catch(z.optional(ChosenAccount), undefined),
        account: z.catch(personal(z.optional(z.string())), undefined),
      }),
    )
    .check(z.minLength(1)),
  isAlone: z.catch(z.optional(z.literal(true)), undefined),
})
