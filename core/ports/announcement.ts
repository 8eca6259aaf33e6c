import type { Failure } from '../domain/errors/failure.ts'
import type { InstalledWallet } from '../domain/wallets/wallet.ts'

/** A wallet that announced itself, one that is there no more, or an announcement that had to be refused. */
export type Announcement =
  | { readonly kind: 'wallet'; readonly wallet: InstalledWallet }
  | { readonly kind: 'withdrawn'; readonly walletKey: string }
  | { readonly kind: 'refused'; readonly failure: Failure }
