import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { Platform } from '../domain/platform.ts'
import { InstalledWallet } from '../domain/wallet.ts'
import { WholeNumber } from '../domain/whole-number.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const attempt = z.string()

/** Connecting a wallet on another device: a URI to scan or to open, renewed until a wallet approves. */
export const pairing = defineEvents('pairing', {
  approached: intent(),
  walletChosen: intent({ walletId: z.nullable(z.string()) }),
  platformChosen: intent({ platform: Platform }),
  appOpened: intent(),
  retried: intent(),
  linkCopyRequested: intent(),
  linkCopied: fact(),
  linkCopyFailed: fact({ failure: Failure }),

  started: fact(),
  ready: fact({ attempt, uri: personal(z.string()), expiresAt: WholeNumber }),
  approved: fact({ attempt, wallet: InstalledWallet }),
  expired: fact({ attempt }),
  failed: fact({ attempt, failure: Failure }),
  abandoned: fact({ attempt }),
})
