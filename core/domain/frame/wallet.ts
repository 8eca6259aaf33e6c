import { socialNames } from '../options/social-provider.ts'
import { frameWalletKey } from '../wallets/wallet.ts'
import type { InstalledWallet } from '../wallets/wallet.ts'

/** The names of the wallet in the secure frame, by the visitor's sign-in method. */
const names = { email: 'Email', ...socialNames } as const

/** A sign-in method of the secure frame. */
export type FrameSignInMethod = keyof typeof names

/** Returns the wallet in the secure frame, named after the visitor's sign-in method. */
export function frameWallet(signIn: FrameSignInMethod): InstalledWallet {
  return { key: frameWalletKey, name: names[signIn], icon: null }
}
