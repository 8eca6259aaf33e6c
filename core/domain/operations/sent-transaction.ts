import type * as z from 'zod/mini'
import { isAddress } from '../account/account.ts'
import type { BaseUnits } from '../values/amount.ts'
import { requestedTransactionIn } from './request/requested-transaction.ts'
import { namespaceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import { isSameAddress, isSameHash } from '../account/same-account.ts'
import type * as schema from './sent-transaction.schema.ts'
import { fieldsIn } from '../values/fields.ts'
import { isOpen, saysMore } from './settlement/settlement.ts'

/** A transaction that a wallet sent for this page. */
export type SentTransaction = z.infer<typeof schema.sentTransactionSchema>

/** A request that sends a transaction, and the wallet's answer. */
export type SentRequest = Pick<SentTransaction, 'chainId' | 'address' | 'askedAt' | 'asked'> & {
  readonly params: unknown
  readonly result: unknown
}

/** The highest number of stored transactions. The last ones are stored. */
export const maxStoredTransactions = 20

const evmHash = /^0x[\da-f]{64}$/i
const signature = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/

/** Returns whether a value has the form of a transaction hash of a chain. On Solana that is the first signature. */
export function isHash(given: unknown, chainId: ChainId): given is string {
  const pattern = namespaceOf(chainId) === 'solana' ? signature : evmHash
  return typeof given === 'string' && pattern.test(given)
}

/** Returns the sent transaction, or null if the wallet's answer names none. */
export function sentTransactionOf(
  { chainId, address, params, result, askedAt, asked = requestedTransactionIn(params) }: SentRequest,
  sentAt: number,
): SentTransaction | null {
  const hash = typeof result === 'string' ? result : fieldsIn(result).signature
  if (!isHash(hash, chainId)) return null
  const isEvm = namespaceOf(chainId) === 'eip155'
  const { to, value, data, input } = fieldsIn(Array.isArray(params) ? params[0] : null)
  const isCall = [data, input].some((code) => typeof code === 'string' && code.length > 2)
  return {
    chainId,
    address,
    hash,
    sentAt,
    value: quantityOf(value),
    isCall: !isEvm || isCall,
    called: isEvm && isCall && isAddress(to) ? to : null,
    nonce: null,
    ...(askedAt !== undefined && { askedAt }),
    ...(asked && { asked }),
    settlement: null,
  }
}

/**
 * Returns whether a hash answered an earlier request than the one that began at `askedAt` (milliseconds since 1970). A wallet that repeats an old
 * hash has sent nothing new.
 */
export function wasAnsweredBefore(
  sent: readonly Pick<SentTransaction, 'hash' | 'sentAt'>[],
  hash: string,
  askedAt: number,
): boolean {
  return sent.some((one) => isSameHash(one.hash, hash) && one.sentAt < askedAt)
}

/** Returns the last known nonce that an account had used on a chain before a transaction was requested. Null if none is known. */
export function lastNonceBefore(sent: readonly SentTransaction[], one: SentTransaction): number | null {
  const used = sent.flatMap(({ chainId, address, hash, nonce, sentAt, settlement }) => {
    const isOwn =
      chainId === one.chainId && isSameAddress(address, one.address) && !isSameHash(hash, one.hash)
    const isEarlier = one.askedAt !== undefined && sentAt < one.askedAt
    const isNamedOnly = settlement?.outcome === 'other' && settlement.replacement === null
    const isUsed = settlement !== null && !isOpen(settlement) && !isNamedOnly
    return isOwn && isEarlier && isUsed && nonce !== null ? [nonce] : []
  })
  return used.length === 0 ? null : Math.max(...used)
}

/** Returns the sent transactions with more of them, newest first. Data about a transaction in both lists is merged. */
export function withSent(
  sent: readonly SentTransaction[],
  more: readonly SentTransaction[],
): readonly SentTransaction[] {
  const known = sent.filter(({ hash }) => !more.some((one) => isSameHash(one.hash, hash)))
  const joined = more.map((one) => {
    const before = sent.find(({ hash }) => isSameHash(hash, one.hash))
    return before ? joinedWith(one, before) : one
  })
  return [...joined, ...known].sort((one, other) => other.sentAt - one.sentAt).slice(0, maxStoredTransactions)
}

/** Returns whether the stored transactions lack data: a recent transaction, its nonce, or its outcome. */
export function saysLess(kept: readonly SentTransaction[], sent: readonly SentTransaction[]): boolean {
  const earliest = kept.length < maxStoredTransactions ? -1 : Math.min(...kept.map(({ sentAt }) => sentAt))
  return sent.some((one) => {
    const known = kept.find(({ hash }) => isSameHash(hash, one.hash))
    if (!known) return one.sentAt > earliest
    return (known.nonce === null && one.nonce !== null) || saysMore(one.settlement, known.settlement)
  })
}

/** Returns transactions without times in the future, because a clock may have been ahead. `instead` replaces such times. */
export function withoutFuture(
  sent: readonly SentTransaction[],
  now: number,
  instead = now,
): readonly SentTransaction[] {
  return sent.map((one) => (one.sentAt > now ? { ...one, sentAt: instead } : one))
}

function joinedWith(one: SentTransaction, before: SentTransaction): SentTransaction {
  const { settlement } = saysMore(before.settlement, one.settlement) ? before : one
  const actionDigest = one.actionDigest ?? before.actionDigest
  const asked = one.asked ?? before.asked
  const askedAt = one.askedAt ?? before.askedAt
  return {
    ...one,
    nonce: one.nonce ?? before.nonce,
    ...(actionDigest && { actionDigest }),
    ...(askedAt !== undefined && { askedAt }),
    ...(asked && { asked }),
    settlement,
  }
}

/** Returns a number of at most 256 bits, hexadecimal or decimal, as a decimal text. */
function quantityOf(value: unknown): BaseUnits | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(text)
    ? BigInt(text).toString()
    : null
}
