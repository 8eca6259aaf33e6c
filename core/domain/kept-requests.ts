import * as z from 'zod/mini'
import { Address, isAddress } from './account.ts'
import { AskedWallet } from './asked-wallet.ts'
import { ChainId, isChainId } from './caip.ts'
import { recordIn } from './kept-text.ts'
import type { OpenRequest } from './open-request.ts'
import { personal } from './personal.ts'
import { isSameAccount } from './same-account.ts'
import type { AccountOnChain } from './same-account.ts'

/** A request to a wallet that has no answer yet, as storage keeps it: a reload, or another tab, does not hear the answer. */
export const KeptRequest = z.object({
  attempt: z.string(),
  wallet: AskedWallet,
  chainId: ChainId,
  address: personal(Address),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.number(),
})
export type KeptRequest = z.infer<typeof KeptRequest>

/** The requests of earlier visits and other tabs, and the attempts that were begun or read of here, which are not told of again. */
export type KeptRequests = { readonly earlier: readonly KeptRequest[]; readonly handled: readonly string[] }

/** No request of anybody. */
export const noKeptRequests: KeptRequests = { earlier: [], handled: [] }

/** How long a wallet is taken to show a request, in milliseconds. */
const lifetime = 60 * 60 * 1000

/** How many requests are kept, the last ones. */
const mostKept = 10

const version = 1

/** Returns what is kept for the next visit. */
export function requestsText(requests: readonly KeptRequest[]): string {
  return JSON.stringify({ v: version, requests: requests.slice(-mostKept) })
}

/** Reads what was kept, but for what was asked too long before a time, in milliseconds since 1970; what is not ours counts as nothing. */
export function requestsIn(text: string | null, at: number): readonly KeptRequest[] {
  const { v, requests } = recordIn(text)
  if (v !== version || !Array.isArray(requests)) return []
  return requests.flatMap((one) => requestIn(one) ?? []).filter(({ askedAt }) => at - askedAt < lifetime)
}

/** Whether a newer version kept it, so that it must not be written over. */
export function areKeptByNewer(text: string | null): boolean {
  const { v } = recordIn(text)
  return typeof v === 'number' && v > version
}

/** The requests once storage told what it keeps. */
export function withRecalled({ handled }: KeptRequests, kept: readonly KeptRequest[]): KeptRequests {
  return { handled, earlier: kept.filter(({ attempt }) => !handled.includes(attempt)) }
}

/** The requests once a press began an attempt: whoever presses on has read of the account's earlier ones. */
export function withAttempt(
  { earlier, handled }: KeptRequests,
  attempt: string,
  holder: AccountOnChain,
): KeptRequests {
  const read = earlier.filter((one) => isSameAccount(one, holder))
  return {
    earlier: earlier.filter((one) => !read.includes(one)),
    handled: [...handled, attempt, ...read.map((one) => one.attempt)],
  }
}

/** What is kept from now on: the requests of others, and those that are open here. */
export function requestsToKeep(
  { earlier }: KeptRequests,
  open: readonly OpenRequest[],
  { kept, at }: { readonly kept: readonly KeptRequest[]; readonly at: number },
): readonly KeptRequest[] {
  const askedAt = (id: string) => kept.find(({ attempt }) => attempt === id)?.askedAt ?? at
  const own = open.map(({ attempt, wallet, holder: { chainId, address } }) => ({
    attempt,
    wallet,
    chainId,
    address,
    askedAt: askedAt(attempt),
  }))
  return [...earlier, ...own].map((one) => ({ ...one, askedAt: Math.min(one.askedAt, at) }))
}

/** An earlier request as one that may have been signed, since nobody here hears how it ends. */
export function asOpenRequest({ attempt, wallet, chainId, address }: KeptRequest): OpenRequest {
  return { attempt, wallet, holder: { chainId, address }, isDoubtful: true }
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
