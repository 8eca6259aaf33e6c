import type { Address } from '../account/account.ts'
import type { BaseUnits } from '../values/amount.ts'
import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import type { Ordered } from '../values/by-order.ts'
import { namespaceOf } from '../values/caip.ts'
import { purchasePatience } from '../limits.ts'
import type { OnRampOrder } from './order.ts'
import { coinbase } from './provider.ts'
import type { OnRampProvider } from './provider.ts'
import type { OnRampQuote } from './quote.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** How a purchase stands for a host. */
export type PurchaseStatus = Exclude<PurchaseStep, 'unchecked'>

/**
 * `preparing`: its page is asked for. `unchecked`: the page could not be checked, and somebody has to accept it.
 * `waiting`: the visitor pays there. `processing`: it is paid and on its way. `overdue`: nothing came in time.
 * `failed`: its page could not be had, or was not accepted.
 */
type PurchaseStep =
  | 'preparing'
  | 'unchecked'
  | 'waiting'
  | 'processing'
  | 'bought'
  | 'declined'
  | 'overdue'
  | 'failed'

/** The window in which a visitor pays: there is none (a terminal), it is asked for, open, kept back by the browser, or closed again. */
type OnRampWindow = 'none' | 'opening' | 'open' | 'blocked' | 'closed'

/** The validated order of a purchase. */
export type PurchaseOrder = {
  readonly provider: OnRampProvider
  /** The account that gets what is bought. */
  readonly address: Address
  /** What is bought, for how much, and how it is paid. */
  readonly wanted: OnRampOrder
  /** What it costs, as whoever orders it was told. Null takes the quote that is known as the purchase starts, if that is not old. */
  readonly quote: OnRampQuote | null
  /** `none` if no window can be opened, as in a terminal. */
  readonly window?: 'none' | undefined
  /** What the account held of it when the page read that last, in base units. */
  readonly held?: BaseUnits | undefined
}

/** A purchase, from the order to its end. */
export type Purchase = Ordered & {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  readonly provider: OnRampProvider
  readonly wanted: OnRampOrder
  readonly address: Address
  readonly quote: OnRampQuote | null
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly step: PurchaseStep
  readonly window: OnRampWindow
  readonly link: string | null
  /** A page that could not be checked, and may pay out to another account; null once it was accepted. */
  readonly uncheckedLink: string | null
  /** The purchases that there were before, and those of its own that were declined, by their ids; null until the history came. */
  readonly known: readonly string[] | null
  /** The row of that history which is its own, by its id; null until it is there. */
  readonly purchase: string | null
  /**
   * What the account held of the token before the purchase, in base units. It is what the page read last,
   * until a node answers. Null if nobody has said it yet, or if another purchase has brought some since.
   */
  readonly held: BaseUnits | null
  /**
   * Whether `held` is the balance before the payment.
   * `asked`: a node is being asked, from the press on. `known`: a node answered, or what the page read last
   * has to do. `unknown`: no answer came in time, so `held` may include the payment.
   */
  readonly before: 'asked' | 'known' | 'unknown'
  /** Since when so much more is held as was quoted, in milliseconds since 1970; null where it is not. */
  readonly risenAt: number | null
  /** When it was looked for it last, in milliseconds since 1970 as that began, and how many looks in a row nobody answered. */
  readonly lookedAt: number
  readonly missedLooks: number
  readonly failure: Failure | null
}

/**
 * Returns how Latchkey learns that a purchase has come. It reads the provider's history if there is one,
 * else the balance of the account.
 */
export function followedBy({
  provider,
  wanted,
}: Pick<Purchase, 'provider' | 'wanted'>): 'history' | 'balance' {
  return provider.id === coinbase.id && namespaceOf(wanted.network.chainId) === 'eip155'
    ? 'history'
    : 'balance'
}

/** Returns whether a purchase has not ended. */
export function isBuying({ step }: Pick<Purchase, 'step'>): boolean {
  return isUnseen({ step }) || step === 'processing'
}

/** Returns whether nobody waits for a purchase any more though it may still be paid: with another card, or late. */
export function mayStillArrive({ step }: Pick<Purchase, 'step'>): boolean {
  return step === 'declined' || step === 'overdue'
}

/** Returns whether no payment was seen yet. */
export function isUnseen({ step }: Pick<Purchase, 'step'>): boolean {
  return step === 'preparing' || step === 'unchecked' || step === 'waiting'
}

/** Whether it has been waited for as long as anybody waits; `at` in milliseconds since 1970. */
export function isOverdue({ startedAt }: Pick<Purchase, 'startedAt'>, at: number): boolean {
  return at - startedAt >= purchasePatience
}

/**
 * Returns whether to stop waiting after the look that has just ended. That look must have begun when the
 * patience was over, because the device may have slept. It must have been answered, or be at least the
 * second in a row without an answer.
 */
export function isPurchaseGivenUp(purchase: Purchase): boolean {
  return isUnseen(purchase) && isOverdue(purchase, purchase.lookedAt) && purchase.missedLooks !== 1
}

/** Whether it is overdue, and nobody can know if it has come: nobody says what is there, or said what was there before. */
export function isUnknown({
  step,
  before,
  missedLooks,
}: Pick<Purchase, 'step' | 'before' | 'missedLooks'>): boolean {
  return step === 'overdue' && (before === 'unknown' || missedLooks > 1)
}

/** The account that a purchase is for, on the chain on which it comes. */
export function holderOf({ wanted, address }: Pick<Purchase, 'wanted' | 'address'>): AccountOnChain {
  return { chainId: wanted.network.chainId, address }
}

/** Whether two purchases are of the same token for the same account, so that what came for one did not come for the other. */
export function isSameHolding(one: Purchase, other: Purchase): boolean {
  return (
    isSameAccount(holderOf(one), holderOf(other)) &&
    one.wanted.network.address === other.wanted.network.address
  )
}
