import type { BaseUnits } from './amount.ts'
import type { Failure } from './failure.ts'
import type { Ordered } from './in-order.ts'
import { namespaceOf } from './caip.ts'
import { purchasePatience } from './limits.ts'
import type { OnRampOrder } from './on-ramp-order.ts'
import { coinbase } from './on-ramp-provider.ts'
import type { OnRampProvider } from './on-ramp-provider.ts'
import type { OnRampQuote } from './on-ramp-quote.ts'
import { isSameAccount } from './same-account.ts'
import type { AccountOnChain } from './same-account.ts'

/** How a purchase stands: its page is asked for, the visitor pays there, it is paid and on its way, it came, it was declined, nothing came in time, or its page could not be had. */
export type OnRampStatus =
  | 'preparing'
  | 'waiting'
  | 'processing'
  | 'bought'
  | 'declined'
  | 'overdue'
  | 'failed'

/** The window in which a visitor pays: there is none (a terminal), it is asked for, open, kept back by the browser, or closed again. */
export type OnRampWindow = 'none' | 'opening' | 'open' | 'blocked' | 'closed'

/** A purchase that a press on a provider began. */
export type OnRampAttempt = Ordered & {
  readonly provider: OnRampProvider
  readonly wanted: OnRampOrder
  readonly address: string
  readonly quote: OnRampQuote | null
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly status: OnRampStatus
  readonly window: OnRampWindow
  readonly link: string | null
  /** A page that could not be checked, and may pay out to another account; null once the visitor has accepted it. */
  readonly uncheckedLink: string | null
  /** The purchases that there were before, and those of its own that were declined, by their ids; null until the history came. */
  readonly known: readonly string[] | null
  /** The row of that history which is its own, by its id; null until it is there. */
  readonly purchase: string | null
  /** What the account held of it before, in base units: what the page read last, until a node says it; null where nobody said it yet, also since another purchase brought some. */
  readonly held: BaseUnits | null
  /** Whether that is of before the payment: a node is asked as the press comes, one said it or what the page read last has to do, or nobody did in time, so that the payment may be in it already. */
  readonly before: 'asked' | 'known' | 'unknown'
  /** Since when so much more is held as was quoted, in milliseconds since 1970; null where it is not. */
  readonly risenAt: number | null
  /** When it was looked for it last, in milliseconds since 1970 as that began, and how many looks in a row nobody answered. */
  readonly lookedAt: number
  readonly missedLooks: number
  readonly failure: Failure | null
}

/** By what it is told that a purchase came: by the provider's history where there is one, else by what the account holds (design 12, ruling 10). */
export function followedBy({
  provider,
  wanted,
}: Pick<OnRampAttempt, 'provider' | 'wanted'>): 'history' | 'balance' {
  return provider.id === coinbase.id && namespaceOf(wanted.network.chainId) === 'eip155'
    ? 'history'
    : 'balance'
}

/** Whether somebody still waits for it. */
export function isBuying({ status }: Pick<OnRampAttempt, 'status'>): boolean {
  return status === 'preparing' || status === 'waiting' || status === 'processing'
}

/** Whether nobody waits for it any more though it may still be paid: with another card, or late. */
export function mayStillCome({ status }: Pick<OnRampAttempt, 'status'>): boolean {
  return status === 'declined' || status === 'overdue'
}

/** Whether nothing was seen of it yet. */
export function isUnseen({ status }: Pick<OnRampAttempt, 'status'>): boolean {
  return status === 'preparing' || status === 'waiting'
}

/** Whether it has been waited for as long as anybody waits; `at` in milliseconds since 1970. */
export function isOverdue({ startedAt }: Pick<OnRampAttempt, 'startedAt'>, at: number): boolean {
  return at - startedAt >= purchasePatience
}

/** Whether the look that has just ended leaves nothing to wait for: it began when that was over, since a device may have slept meanwhile, and said something, or was not the first in a row to which nobody did. */
export function hasComeToNothing(attempt: OnRampAttempt): boolean {
  return isUnseen(attempt) && isOverdue(attempt, attempt.lookedAt) && attempt.missedLooks !== 1
}

/** Whether it is overdue, and nobody can know if it has come: nobody says what is there, or said what was there before. */
export function isUnknown({
  status,
  before,
  missedLooks,
}: Pick<OnRampAttempt, 'status' | 'before' | 'missedLooks'>): boolean {
  return status === 'overdue' && (before === 'unknown' || missedLooks > 1)
}

/** Whether the visitor has to say whether a page is opened that could not be checked. */
export function awaitsAcceptance({
  status,
  uncheckedLink,
}: Pick<OnRampAttempt, 'status' | 'uncheckedLink'>): boolean {
  return status === 'preparing' && uncheckedLink !== null
}

/** The account that a purchase is for, on the chain on which it comes. */
export function holderOf({ wanted, address }: Pick<OnRampAttempt, 'wanted' | 'address'>): AccountOnChain {
  return { chainId: wanted.network.chainId, address }
}

/** Whether two purchases are of the same token for the same account, so that what came for one did not come for the other. */
export function isSameHolding(one: OnRampAttempt, other: OnRampAttempt): boolean {
  return (
    isSameAccount(holderOf(one), holderOf(other)) &&
    one.wanted.network.address === other.wanted.network.address
  )
}
