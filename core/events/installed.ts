import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { InstalledWallet } from '../domain/wallet.ts'
import { defineEvents, fact } from './define-events.ts'

/** Wallets beside the page, as they make themselves known. */
export const installed = defineEvents('installed', {
  announced: fact({ wallet: InstalledWallet }),
  withdrawn: fact({ walletKey: z.string() }),
  refused: fact({ failure: Failure }),
})
