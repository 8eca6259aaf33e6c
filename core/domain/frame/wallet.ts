import { socialNames } from '../options/social-provider.ts'
import { frameWalletKey } from '../wallets/wallet.ts'
import type { InstalledWallet } from '../wallets/wallet.ts'

/** What the wallet in the secure frame is called, by how its visitor signed in. */
const names = { email: 'Email', ...socialNames } as const

/** How a visitor signs in to the secure frame. */
export type FrameSignIn = keyof typeof names

/** The wallet in the secure frame, called after how its visitor signed in. */
export function frameWallet(signIn: FrameSignIn): InstalledWallet {
  return { key: frameWalletKey, name: names[signIn], icon: null }
}
