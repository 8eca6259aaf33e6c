import type * as z from 'zod/mini'
import { isAddress } from '../account/account.ts'
import { isChainId } from '../values/caip.ts'
import type * as schema from './kept-requests.schema.ts'
import { recordIn } from '../values/kept-text.ts'
import type { OpenRequest } from './open-request.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** A request to a wallet that has no answer yet, as storage keeps it: a reload, or another tab, does not hear the answer. */
export type KeptRequest = z.infer<typeof schema.KeptRequest>

/** Which request is meant: visits count their attempts from the same number, so its time belongs to it. */
type RequestMark = Pick<KeptRequest, 'attempt' | 'askedAt'>

/** The requests of earlier visits and other tabs, those that were begun here, and those of others that a visitor read of here. */
export type KeptRequests = {
  readonly earlier: readonly KeptRequest[]
  readonly begun: readonly RequestMark[]
  readonly read: readonly RequestMark[]
}

/** No request of anybody. */
export const noKeptRequests: KeptRequests = { earlier: [], begun: [], read: [] }

/** How long a wallet is taken to show a request, in milliseconds. */
const lifetime = 60 * 60 * 1000

/** How many requests are kept, the last ones. */
const mostKept = 10

const version = 1

/** Returns what is kept for the next visit. */
export function requestsText(requests: readonly KeptRequest[]): string {
  return JSON.stringify({ v: version, requests: requests.slice(-mostKept) })
}

/** Reads what was kept; what is not ours counts as nothing. */
export function requestsIn(text: string | null): readonly KeptRequest[] {
  const { v, requests } = recordIn(text)
  return v === version && Array.isArray(requests) ? requests.flatMap((one) => requestIn(one) ?? []) : []
}

/** Reads what was kept, but for what was asked too long before a time, in milliseconds since 1970, or, by another clock, after it. */
export function recentRequestsIn(text: string | null, at: number): readonly KeptRequest[] {
  return requestsIn(text).filter(({ askedAt }) => Math.abs(at - askedAt) < lifetime)
}

/** The requests once storage told what it keeps. */
export function withRecalled({ begun, read }: KeptRequests, kept: readonly KeptRequest[]): KeptRequests {
  const known = [...begun, ...read]
  return { begun, read, earlier: kept.filter((one) => !known.some((mark) => isSame(mark, one))) }
}

/** The requests once a press began an attempt: whoever presses on has read of the account's earlier ones. */
export function withAttempt(
  { earlier, begun, read }: KeptRequests,
  mark: RequestMark,
  holder: AccountOnChain,
): KeptRequests {
  const told = earlier.filter((one) => isSameAccount(one, holder))
  return {
    earlier: earlier.filter((one) => !told.includes(one)),
    begun: [...begun, mark],
    read: [...read, ...told.map(({ attempt, askedAt }) => ({ attempt, askedAt }))],
  }
}

/** Returns the requests once the host began one. What the host accepts, a visitor has not read. */
export function withHostAttempt({ begun, ...others }: KeptRequests, mark: RequestMark): KeptRequests {
  return { ...others, begun: [...begun, mark] }
}

/**
 * Reads what other tabs keep before open requests join them. Returns null if storage and `open` are empty,
 * or if a newer version wrote the record. Nothing may be written then.
 */
export function joinedRequests(
  text: string | null,
  at: number,
  open: readonly OpenRequest[],
): readonly KeptRequest[] | null {
  const { v } = recordIn(text)
  const isNewer = typeof v === 'number' && v > version
  const isNothing = text === null && open.length === 0
  return isNewer || isNothing ? null : recentRequestsIn(text, at)
}

/** What is kept from now on: the requests of others, and those that are open here. */
export function requestsToKeep(
  { earlier, begun }: KeptRequests,
  open: readonly OpenRequest[],
): readonly KeptRequest[] {
  const own = open.flatMap(({ attempt, wallet, holder: { chainId, address } }) => {
    const mark = begun.find((one) => one.attempt === attempt)
    return mark ? [{ attempt, wallet, chainId, address, askedAt: mark.askedAt }] : []
  })
  return [...earlier, ...own]
}

/** An earlier request as one that may have been signed, since nobody here hears how it ends. */
export function asOpenRequest({ attempt, wallet, chainId, address }: KeptRequest): OpenRequest {
  return { attempt, wallet, holder: { chainId, address }, isDoubtful: true }
}

function isSame(one: RequestMark, other: RequestMark): boolean {
  return one.attempt === other.attempt && one.askedAt === other.askedAt
}

function requestIn(given: unknown): KeptRequest | null {
  const { attempt, wallet, chainId, address, askedAt } = fieldsIn(given)
  const { key, name } = fieldsIn(wallet)
  if (typeof attempt !== 'string' || typeof key !== 'string' || typeof name !== 'string') return null
  if (!isChainId(chainId) || !isAddress(address) || typeof askedAt !== 'number') return null
  return { attempt, wallet: { key, name }, chainId, address, askedAt }
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>
}
