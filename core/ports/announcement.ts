import type { Failure } from '../domain/errors/failure.ts'
import type { InstalledWallet } from '../domain/wallets/wallet.ts'

/** A wallet that announced itself, a wallet that is no longer installed, or an announcement that the adapter refused. */
export type Announcement =
  | { readonly kind: 'wallet'; readonly wallet: InstalledWallet }
  | { readonly kind: 'withdrawn'; readonly walletKey: string }
  | { readonly kind: 'refused'; readonly failure: Failure }
