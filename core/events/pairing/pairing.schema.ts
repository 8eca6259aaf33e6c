import * as z from 'zod/mini'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'
import { Platform } from '../../domain/wallets/platform.schema.ts'
import { InstalledWallet } from '../../domain/wallets/installed-wallet.schema.ts'
import { UnsignedInteger } from '../../domain/values/unsigned-integer.schema.ts'

const flow = z.string()

export const pairingFields = {
  preloadRequested: {},
  walletChosen: { walletId: z.nullable(z.string()) },
  platformChosen: { platform: Platform },
  appOpened: {},
  retried: {},
  requested: { walletId: z.nullable(z.string()) },
  withdrawn: {},
  linkCopyRequested: {},
  linkCopied: {},
  linkCopyFailed: { failure: Failure },

  started: {},
  ready: { flow, uri: personal(z.string()), expiresAt: UnsignedInteger },
  approved: { flow, by: z.optional(z.enum(flowOrigins)), wallet: InstalledWallet },
  expired: { flow },
  failed: { flow, failure: Failure },
  abandoned: { flow },
}
