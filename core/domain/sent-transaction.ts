import * as z from 'zod/mini'
import { Address, isAddress } from './account.ts'
import { BaseUnits } from './amount.ts'
import { ChainId, namespaceOf } from './caip.ts'
import { personal } from './personal.ts'
import { isSameHash } from './same-account.ts'
import { Settlement, saysMore } from './settlement.ts'

/** A transaction that a wallet sent for this page: since when, in milliseconds since 1970, what it was asked to do, of which contract, its nonce and a digest of what it does, where a node of EVM told them, and how it ended, null while that is not known. */
export const SentTransaction = z.object({
  chainId: ChainId,
  address: personal(Address),
  hash: personal(z.string()),
  sentAt: z.number(),
  value: z.nullable(BaseUnits),
  isCall: z.boolean(),
  called: z.nullable(Address),
  nonce: z.nullable(z.number()),
  actionDigest: personal(z.optional(z.string())),
  settlement: z.nullable(Settlement),
})
export type SentTransaction = z.infer<typeof SentTransaction>

/** What a wallet was asked that sends a transaction, and what it answered. */
export type SentRequest = Pick<SentTransaction, 'chainId' | 'address'> & {
  readonly params: unknown
  readonly result: unknown
}

/** How many are kept, the last ones. */
export const mostKept = 20

const evmHash = /^0x[\da-f]{64}$/i
const signature = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/

/** Whether something is written like the hash of a transaction of a chain; on Solana that is its first signature. */
export function isHash(given: unknown, chainId: ChainId): given is string {
  const pattern = namespaceOf(chainId) === 'solana' ? signature : evmHash
  return typeof given === 'string' && pattern.test(given)
}

/** What was sent, or null where the wallet's answer names no transaction. */
export function sentTransactionOf(
  { chainId, address, params, result }: SentRequest,
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
    settlement: null,
  }
}

/** Those that were sent after some more were, the last one first; of one in both, all that is known of it. */
export function withSent(
  sent: readonly SentTransaction[],
  more: readonly SentTransaction[],
): readonly SentTransaction[] {
  const known = sent.filter(({ hash }) => !more.some((one) => isSameHash(one.hash, hash)))
  const joined = more.map((one) => {
    const before = sent.find(({ hash }) => isSameHash(hash, one.hash))
    return before ? joinedWith(one, before) : one
  })
  return [...joined, ...known].toSorted((one, other) => other.sentAt - one.sentAt).slice(0, mostKept)
}

/** Whether what is kept leaves out, of those that belong among the last ones, one that was sent, its nonce or how it ended. */
export function saysLess(kept: readonly SentTransaction[], sent: readonly SentTransaction[]): boolean {
  const earliest = kept.length < mostKept ? -1 : Math.min(...kept.map(({ sentAt }) => sentAt))
  return sent.some((one) => {
    const known = kept.find(({ hash }) => isSameHash(hash, one.hash))
    if (!known) return one.sentAt > earliest
    return (known.nonce === null && one.nonce !== null) || saysMore(one.settlement, known.settlement)
  })
}

/** Nothing was sent later than now, though a clock may have been ahead: such times become another one. */
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
  return { ...one, nonce: one.nonce ?? before.nonce, ...(actionDigest && { actionDigest }), settlement }
}

/** A number of 256 bits at most, written as JSON-RPC or as decimals, as decimals. */
function quantityOf(value: unknown): BaseUnits | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(text)
    ? BigInt(text).toString()
    : null
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
