import type * as z from 'zod/mini'
import { isAddress } from '../account/account.ts'
import { isChainId } from '../values/caip.ts'
import type * as schema from './stored-requests.schema.ts'
import { parseRecord } from '../values/parse-record.ts'
import type { OpenOperation } from './open-request.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** A request to a wallet that has no answer yet, as storage keeps it: a reload, or another tab, does not hear the answer. */
export type StoredRequest = z.infer<typeof schema.StoredRequest>

/** Which request is meant: visits count their attempts from the same number, so its time belongs to it. */
type RequestMark = Pick<StoredRequest, 'attempt' | 'askedAt'>

/** The requests of earlier visits and other tabs, those that were begun here, and those of others that a visitor read of here. */
export type StoredRequests = {
  readonly earlier: readonly StoredRequest[]
  readonly begun: readonly RequestMark[]
  readonly read: readonly RequestMark[]
}

/** No request of anybody. */
export const noStoredRequests: StoredRequests = { earlier: [], begun: [], read: [] }

/** How long a wallet is taken to show a request, in milliseconds. */
const lifetime = 60 * 60 * 1000

/** How many requests are kept, the last ones. */
const maxRequests = 10

const version = 1

/** Returns what is kept for the next visit. */
export function requestsText(requests: readonly StoredRequest[]): string {
  return JSON.stringify({ v: version, requests: requests.slice(-maxRequests) })
}

/** Reads what was kept; what is not ours counts as nothing. */
export function requestsIn(text: string | null): readonly StoredRequest[] {
  const { v, requests } = parseRecord(text)
  return v === version && Array.isArray(requests) ? requests.flatMap((one) => requestIn(one) ?? []) : []
}

/** Reads what was kept, but for what was asked too long before a time, in milliseconds since 1970, or, by another clock, after it. */
export function recentRequestsIn(text: string | null, at: number): readonly StoredRequest[] {
  return requestsIn(text).filter(({ askedAt }) => Math.abs(at - askedAt) < lifetime)
}

/** The requests once storage told what it keeps. */
export function withRecalled(
  { begun, read }: StoredRequests,
  kept: readonly StoredRequest[],
): StoredRequests {
  const known = [...begun, ...read]
  return { begun, read, earlier: kept.filter((one) => !known.some((mark) => isSame(mark, one))) }
}

/** The requests once a press began an attempt: whoever presses on has read of the account's earlier ones. */
export function withAttempt(
  { earlier, begun, read }: StoredRequests,
  mark: RequestMark,
  holder: AccountOnChain,
): StoredRequests {
  const told = earlier.filter((one) => isSameAccount(one, holder))
  return {
    earlier: earlier.filter((one) => !told.includes(one)),
    begun: [...begun, mark],
    read: [...read, ...told.map(({ attempt, askedAt }) => ({ attempt, askedAt }))],
  }
}

/** Returns the requests once the host began one. What the host accepts, a visitor has not read. */
export function withHostAttempt({ begun, ...others }: StoredRequests, mark: RequestMark): StoredRequests {
  return { ...others, begun: [...begun, mark] }
}

/**
 * Reads what other tabs keep before open requests join them. Returns null if storage and `open` are empty,
 * or if a newer version wrote the record. Nothing may be written then.
 */
export function joinedRequests(
  text: string | null,
  at: number,
  open: readonly OpenOperation[],
): readonly StoredRequest[] | null {
  const { v } = parseRecord(text)
  const isNewer = typeof v === 'number' && v > version
  const isNothing = text === null && open.length === 0
  return isNewer || isNothing ? null : recentRequestsIn(text, at)
}

/** What is kept from now on: the requests of others, and those that are open here. */
export function requestsToKeep(
  { earlier, begun }: StoredRequests,
  open: readonly OpenOperation[],
): readonly StoredRequest[] {
  const own = open.flatMap(({ attempt, wallet, holder: { chainId, address } }) => {
    const mark = begun.find((one) => one.attempt === attempt)
    return mark ? [{ attempt, wallet, chainId, address, askedAt: mark.askedAt }] : []
  })
  return [...earlier, ...own]
}

/** An earlier request as one that may have been signed, since nobody here hears how it ends. */
export function asOpenRequest({ attempt, wallet, chainId, address }: StoredRequest): OpenOperation {
  return { attempt, wallet, holder: { chainId, address }, isDoubtful: true }
}

function isSame(one: RequestMark, other: RequestMark): boolean {
  return one.attempt === other.attempt && one.askedAt === other.askedAt
}

function requestIn(given: unknown): StoredRequest | null {
  const { attempt, wallet, chainId, address, askedAt } = fieldsIn(given)
  const { key, name } = fieldsIn(wallet)
  if (typeof attempt !== 'string' || typeof key !== 'string' || typeof name !== 'string') return null
  if (!isChainId(chainId) || !isAddress(address) || typeof askedAt !== 'number') return null
  return { attempt, wallet: { key, name }, chainId, address, askedAt }
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>
}
