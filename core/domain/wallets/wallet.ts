import type * as z from 'zod/mini'
import { isSafePicture } from '../values/remote-url.ts'
import type * as schema from './wallet.schema.ts'

/** A wallet of the registry, in Latchkey's field names. */
export type Wallet = z.infer<typeof schema.walletSchema>

const domainPattern = /^(?=.{3,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})+$/i

/** Returns whether a text is a reverse domain name, such as `io.example.wallet` (EIP-6963). */
export function isReverseDomain(text: string): boolean {
  return domainPattern.test(text)
}

/** The key of the wallet on `window.ethereum` that does not announce itself. */
export const browserWalletKey = 'browser-wallet'

/** The key of the wallet in the secure frame. */
export const frameWalletKey = 'frame'

/** Returns whether a wallet is the one in the secure frame, which shows its requests on this page. */
export function isFrameWallet(wallet: { readonly key: string } | null | undefined): boolean {
  return wallet?.key === frameWalletKey
}

/** The highest number of characters of an installed wallet's key. */
export const longestKey = 290

/** The highest number of characters of an installed wallet's name. */
export const longestName = 100

/**
 * A wallet installed in this browser. `key` is its reverse domain name (EIP-6963), or is derived from its name (Wallet Standard). A wallet whose key
 * was already taken has a key for one visit (`newcomerKey`).
 */
export type InstalledWallet = { key: string; name: string; icon: string | null }

/** Parses a stored installed wallet. Returns null if it is invalid. */
export function installedWalletOf(kept: unknown): InstalledWallet | null {
  const { key, name, icon } = Object(kept) as Readonly<Record<string, unknown>>
  const isWallet = isTextUpTo(longestKey, key) && isTextUpTo(longestName, name)
  if (!isWallet || !(icon === null || (typeof icon === 'string' && isSafePicture(icon)))) return null
  return { key, name, icon }
}

function isTextUpTo(longest: number, given: unknown): given is string {
  return typeof given === 'string' && given.length > 0 && given.length <= longest
}

/** Returns the key of a wallet whose own key is already taken. It is valid for one visit, because `mark` is (a `uuid` in EIP-6963). */
export function newcomerKey(key: string, mark: string): string {
  return `${key}#${mark}`
}

const standardPrefix = 'standard:'

/** Returns the key of a Wallet Standard wallet, which has only a name. Reverse domain names have no colon, so the two differ. */
export function standardKey(name: string): string {
  return `${standardPrefix}${name.replaceAll(/[%#]/g, encodeURIComponent)}`
}

/** Returns whether a key is that of a Wallet Standard wallet. */
export function isStandardKey(key: string): boolean {
  return key.startsWith(standardPrefix)
}

/** Returns whether a key is that of a wallet whose own key was already taken. */
export function isNewcomerKey(key: string): boolean {
  return key.includes('#')
}

/** Returns the reverse domain name in the key of an installed wallet, or its replacement for other wallets. */
export function rdnsOf(key: string): string {
  return key.split('#', 1)[0] ?? key
}
