import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { installedWalletSchema } from '../../domain/wallets/installed-wallet.schema.ts'

export const installedFields = {
  announced: { wallet: installedWalletSchema },
  withdrawn: { walletKey: z.string() },
  refused: { failure: failureSchema },
}
