import * as z from 'zod/mini'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { InstalledWallet } from '../../domain/wallets/installed-wallet.schema.ts'

export const installedFields = {
  announced: { wallet: InstalledWallet },
  withdrawn: { walletKey: z.string() },
  refused: { failure: Failure },
}
