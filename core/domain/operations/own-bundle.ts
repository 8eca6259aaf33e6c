import type * as z from 'zod/mini'
import { isAddress } from '../account/account.ts'
import { parseRequestedTransaction } from './request/requested-transaction.ts'
import { isChainId } from '../values/caip.ts'
import { parseRecord } from '../values/parse-record.ts'
import { bundleLifetime } from '../limits.ts'
import type * as schema from './own-bundle.schema.ts'
import type { SentTransaction } from './sent-transaction.ts'
import { longestBundleId } from './wallet-calls.ts'

/** Calls that a wallet sent as one operation, without a known transaction yet. */
export type OwnBundle = z.infer<typeof schema.ownBundleSchema>

/**
 * A bundle and its follower. `here`: the request that sent it still follows it. `left`: its request is over, or it is from an earlier visit. `ended`:
 * it needs no follower any more.
 */
export type TrackedBundle = OwnBundle & { readonly following: 'here' | 'left' | 'ended' }

/** The highest number of stored bundles. The last ones are stored, for as long as wallets must know their ids. */
const maxBundles = 5

/** Parses the bundles that an earlier visit or another tab stored. Invalid data counts as nothing. */
export function parseBundles(text: string | null): readonly OwnBundle[] {
  const { v, bundles } = parseRecord(text)
  return v === 1 && Array.isArray(bundles) ? bundles.flatMap((one) => keptBundle(one) ?? []) : []
}

/**
 * Returns the known bundles with new ones that are followed as given. Omits duplicates, and those older than a day. Corrects times in the future, and
 * limits their number.
 */
export function withBundles(
  known: readonly TrackedBundle[],
  more: readonly OwnBundle[],
  { at, following }: { readonly at: number } & Pick<TrackedBundle, 'following'>,
): readonly TrackedBundle[] {
  const fresh = more
    .filter((one) => at - one.sentAt < bundleLifetime && known.every(({ bundle }) => bundle !== one.bundle))
    .map((one) => ({ ...one, sentAt: Math.min(one.sentAt, at), following }))
  return [...known, ...fresh].sort((one, other) => other.sentAt - one.sentAt).slice(0, maxBundles)
}

/** Returns the bundles without a known outcome, as they are stored. */
export function openBundles(known: readonly TrackedBundle[]): readonly OwnBundle[] {
  return known.flatMap(({ following, ...one }) => (following === 'ended' ? [] : [one]))
}

/** Returns the transaction that carried a bundle, by the hash that the wallet named. */
export function carriedBy(
  { chainId, address, sentAt, asked, askedAt = sentAt }: OwnBundle,
  hash: string,
): SentTransaction {
  return {
    chainId,
    address,
    hash,
    sentAt,
    value: null,
    isCall: true,
    called: null,
    nonce: null,
    askedAt,
    ...(asked && { asked }),
    settlement: null,
  }
}

function keptBundle(given: unknown): OwnBundle | null {
  const { chainId, address, walletKey, bundle, sentAt, ...more } = Object(given) as Readonly<
    Record<string, unknown>
  >
  if (!isChainId(chainId) || !isAddress(address) || typeof walletKey !== 'string') return null
  if (typeof bundle !== 'string' || bundle === '' || bundle.length > longestBundleId) return null
  if (typeof sentAt !== 'number' || sentAt < 0) return null
  const asked = parseRequestedTransaction(more.asked)
  return {
    chainId,
    address,
    walletKey,
    bundle,
    ...(asked && { asked }),
    ...(typeof more.askedAt === 'number' && { askedAt: more.askedAt }),
    sentAt,
  }
}
