import type * as z from 'zod/mini'
import { isAddress } from '../../account/account.ts'
import { isChainId } from '../../values/caip.ts'
import type * as schema from './stored-requests.schema.ts'
import { parseRecord } from '../../values/parse-record.ts'
import type { OpenOperation } from './open-request.ts'
import { isSameAccount } from '../../account/same-account.ts'
import { fieldsIn } from '../../values/fields.ts'
import type { AccountOnChain } from '../../account/same-account.ts'

/** A request to a wallet without an answer, as it is stored. After a reload, or in another tab, the answer does not arrive. */
export type StoredRequest = z.infer<typeof schema.storedRequestSchema>

/** The identity of a request. It includes the time, because every visit counts its attempts from the same number. */
type RequestMark = Pick<StoredRequest, 'attempt' | 'askedAt'>

/** The requests of earlier visits and other tabs, the requests that began in this tab, and the earlier ones that the visitor has read about. */
export type StoredRequests = {
  readonly earlier: readonly StoredRequest[]
  readonly begun: readonly RequestMark[]
  readonly read: readonly RequestMark[]
}

export const noStoredRequests: StoredRequests = { earlier: [], begun: [], read: [] }

/** How long a wallet is assumed to show a request, in milliseconds. */
const lifetime = 60 * 60 * 1000

/** The highest number of stored requests. The last ones are stored. */
const maxRequests = 10

const version = 1

/** Returns the text to store for the next visit. */
export function requestsText(requests: readonly StoredRequest[]): string {
  return JSON.stringify({ v: version, requests: requests.slice(-maxRequests) })
}

/** Parses stored requests. Invalid data counts as nothing. */
export function requestsIn(text: string | null): readonly StoredRequest[] {
  const { v, requests } = parseRecord(text)
  return v === version && Array.isArray(requests) ? requests.flatMap((one) => requestIn(one) ?? []) : []
}

/** Parses stored requests near a time in milliseconds since 1970. Omits those that are too old, or too far in the future by another clock. */
export function recentRequestsIn(text: string | null, at: number): readonly StoredRequest[] {
  return requestsIn(text).filter(({ askedAt }) => Math.abs(at - askedAt) < lifetime)
}

/** Returns the requests after storage was read. */
export function withRecalled(
  { begun, read }: StoredRequests,
  kept: readonly StoredRequest[],
): StoredRequests {
  const known = [...begun, ...read]
  return { begun, read, earlier: kept.filter((one) => !known.some((mark) => isSame(mark, one))) }
}

/** Returns the requests after a press began an attempt. A visitor who presses again has read about the account's earlier requests. */
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

/** Returns the requests after the host app began one. The visitor has not read about requests that the host app accepts. */
export function withHostAttempt({ begun, ...others }: StoredRequests, mark: RequestMark): StoredRequests {
  return { ...others, begun: [...begun, mark] }
}

/**
 * Reads the requests of other tabs before open requests join them. Returns null if storage and `open` are empty, or if a newer version wrote the
 * record. Nothing may be written then.
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

/** Returns the requests to store: those of others, and the open ones of this tab. */
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

/** Returns an earlier request as one that may have been signed, because its outcome never arrives in this tab. */
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
