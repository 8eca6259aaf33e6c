import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'
import { platformSchema } from '../../domain/wallets/platform.schema.ts'
import { installedWalletSchema } from '../../domain/wallets/installed-wallet.schema.ts'
import { unsignedIntegerSchema } from '../../domain/values/numbers/unsigned-integer.schema.ts'

const flow = z.string()

export const pairingFields = {
  preloadRequested: {},
  walletChosen: { walletId: z.nullable(z.string()) },
  platformChosen: { platform: platformSchema },
  appOpened: {},
  retried: {},
  requested: { walletId: z.nullable(z.string()) },
  withdrawn: {},
  linkCopyRequested: {},
  linkCopied: {},
  linkCopyFailed: { failure: failureSchema },

  started: {},
  ready: { flow, uri: personal(z.string()), expiresAt: unsignedIntegerSchema },
  approved: { flow, by: z.optional(z.enum(flowOrigins)), wallet: installedWalletSchema },
  expired: { flow },
  failed: { flow, failure: failureSchema },
  abandoned: { flow },
}
