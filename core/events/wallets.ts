import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { InstalledWallet, Wallet } from '../domain/wallet.ts'
import { WholeNumber } from '../domain/whole-number.ts'
import { defineEvents, fact, intent } from './define-events.ts'

/** Wallets a visitor can choose: those installed here, and those the registry lists, with their pictures. */
export const wallets = defineEvents('wallets', {
  announced: fact({ wallet: InstalledWallet }),
  announcementRefused: fact({ failure: Failure }),
  firstPageRetried: intent(),
  firstPageReceived: fact({ wallets: z.array(Wallet), count: WholeNumber }),
  firstPageFailed: fact({ failure: Failure }),
  imageRequested: fact({ imageId: z.string() }),
  imageReceived: fact({ imageId: z.string(), url: z.string() }),
  imageFailed: fact({ imageId: z.string(), failure: Failure }),
})
