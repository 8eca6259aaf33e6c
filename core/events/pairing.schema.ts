import * as z from 'zod/mini'
import { Failure } from '../domain/failure.schema.ts'
import { flowOrigins } from '../domain/flow-origin.ts'
import { personal } from '../domain/personal.ts'
import { Platform } from '../domain/platform.schema.ts'
import { InstalledWallet } from '../domain/installed-wallet.schema.ts'
import { WholeNumber } from '../domain/whole-number.schema.ts'

const flow = z.string()

export const pairingFields = {
  approached: {},
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
  ready: { flow, uri: personal(z.string()), expiresAt: WholeNumber },
  approved: { flow, by: z.optional(z.enum(flowOrigins)), wallet: InstalledWallet },
  expired: { flow },
  failed: { flow, failure: Failure },
  abandoned: { flow },
}
