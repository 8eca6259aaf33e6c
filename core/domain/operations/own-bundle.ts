import type * as z from 'zod/mini'
import { isAddress } from '../account/account.ts'
import { parseAskedTransaction } from './asked-transaction.ts'
import { isChainId } from '../values/caip.ts'
import { parseRecord } from '../values/parse-record.ts'
import { bundleLifetime } from '../limits.ts'
import type * as schema from './own-bundle.schema.ts'
import type { SentTransaction } from './sent-transaction.ts'
import { longestBundleId } from './wallet-calls.ts'

/** Calls that a wallet sent as one operation and has yet to name a transaction of. */
export type OwnBundle = z.infer<typeof schema.OwnBundle>

/** How it is followed: by whoever had it sent (`here`), by nobody or since an earlier visit (`left`), or no longer. */
export type FollowedBundle = OwnBundle & { readonly following: 'here' | 'left' | 'ended' }

/** How many are kept, the last ones, and for as long as wallets have to know their ids. */
const maxBundles = 5

/** Reads what an earlier visit, or another tab, kept of them; what is not ours counts as nothing. */
export function parseBundles(text: string | null): readonly OwnBundle[] {
  const { v, bundles } = parseRecord(text)
  return v === 1 && Array.isArray(bundles) ? bundles.flatMap((one) => keptBundle(one) ?? []) : []
}

/** Those that are known, with some more that are followed so: none twice, none older than a day, none sent later than now, the last ones. */
export function withBundles(
  known: readonly FollowedBundle[],
  more: readonly OwnBundle[],
  { at, following }: { readonly at: number } & Pick<FollowedBundle, 'following'>,
): readonly FollowedBundle[] {
  const fresh = more
    .filter((one) => at - one.sentAt < bundleLifetime && known.every(({ bundle }) => bundle !== one.bundle))
    .map((one) => ({ ...one, sentAt: Math.min(one.sentAt, at), following }))
  return [...known, ...fresh].sort((one, other) => other.sentAt - one.sentAt).slice(0, maxBundles)
}

/** Those of which nobody knows yet how they ended, as they are kept. */
export function openBundles(known: readonly FollowedBundle[]): readonly OwnBundle[] {
  return known.flatMap(({ following, ...one }) => (following === 'ended' ? [] : [one]))
}

/** The transaction that carried it, as far as its wallet named that. */
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
  const asked = parseAskedTransaction(more.asked)
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
