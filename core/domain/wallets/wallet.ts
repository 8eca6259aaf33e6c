import type * as z from 'zod/mini'
import { isSafePicture } from '../values/remote-url.ts'
import type * as schema from './wallet.schema.ts'

/** A wallet as the registry lists it (behaviour reference 1.1), in our own spelling. */
export type Wallet = z.infer<typeof schema.Wallet>

const domainPattern = /^(?=.{3,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})+$/i

/** Whether a text is a reverse domain name, such as `io.example.wallet` (EIP-6963). */
export function isReverseDomain(text: string): boolean {
  return domainPattern.test(text)
}

/** The key of the one wallet that is found on `window.ethereum` and says nothing about itself. */
export const browserWalletKey = 'browser-wallet'

/** The key of the wallet in the secure frame. */
export const frameWalletKey = 'frame'

/** Whether it is the wallet in the secure frame, which is no place to look into. */
export function isFrameWallet(wallet: { readonly key: string } | null | undefined): boolean {
  return wallet?.key === frameWalletKey
}

/** How many characters the key of an installed wallet has at most. */
export const longestKey = 290

/** How many characters the name of an installed wallet has at most. */
export const longestName = 100

/** A wallet installed in this browser; `key` is its reverse domain name (EIP-6963), made of its name (Wallet Standard), or that of a newcomer under a name that was taken. */
export type InstalledWallet = { key: string; name: string; icon: string | null }

/** Reads an installed wallet from what was kept of it, or null when it is none. */
export function installedWalletOf(kept: unknown): InstalledWallet | null {
  const { key, name, icon } = Object(kept) as Readonly<Record<string, unknown>>
  const isWallet = isTextUpTo(longestKey, key) && isTextUpTo(longestName, name)
  if (!isWallet || !(icon === null || (typeof icon === 'string' && isSafePicture(icon)))) return null
  return { key, name, icon }
}

function isTextUpTo(longest: number, given: unknown): given is string {
  return typeof given === 'string' && given.length > 0 && given.length <= longest
}

/** The key of a wallet whose own key another one had first: it holds for one visit, since what tells the two apart does (a `uuid` in EIP-6963). */
export function newcomerKey(key: string, mark: string): string {
  return `${key}#${mark}`
}

const standardPrefix = 'standard:'

/** The key of a wallet that says a name and nothing else that lasts (Wallet Standard); no reverse domain name has a colon. */
export function standardKey(name: string): string {
  return `${standardPrefix}${name.replaceAll(/[%#]/g, encodeURIComponent)}`
}

/** Whether a key is that of a wallet of the Wallet Standard. */
export function isStandardKey(key: string): boolean {
  return key.startsWith(standardPrefix)
}

/** Whether a key is that of a newcomer under a name that was taken. */
export function isNewcomerKey(key: string): boolean {
  return key.includes('#')
}

/** The reverse domain name in the key of an installed wallet, or what a wallet without one goes by. */
export function rdnsOf(key: string): string {
  return key.split('#', 1)[0] ?? key
}
