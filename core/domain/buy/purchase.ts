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
import { isSameAccount, isSameTokenAddress } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** The status of a purchase that a host app reads. */
export type PurchaseStatus = Exclude<PurchaseStep, 'unchecked'>

/**
 * The step of a purchase:
 * - `preparing`: The page is requested.
 * - `unchecked`: The page could not be checked, and the buyer has to accept it.
 * - `waiting`: The visitor pays on the page.
 * - `processing`: The payment is done, and the purchase has yet to arrive.
 * - `bought`: The purchase has arrived.
 * - `declined`: The payment was declined.
 * - `overdue`: Nothing arrived in time.
 * - `failed`: The page could not be loaded, or was not accepted.
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

/** The window in which a visitor pays. `none` means a terminal. `opening` means requested, and `blocked` means refused by the browser. */
type OnRampWindow = 'none' | 'opening' | 'open' | 'blocked' | 'closed'

/** The validated order of a purchase. */
export type PurchaseOrder = {
  readonly provider: OnRampProvider
  /** The account that receives the purchase. */
  readonly address: Address
  /** The item, its price, and the payment method. */
  readonly wanted: OnRampOrder
  /** The quote that the buyer saw. Null means the latest known quote when the purchase starts, if that is still fresh. */
  readonly quote: OnRampQuote | null
  /** `none` if no window can be opened, as in a terminal. */
  readonly window?: 'none' | undefined
  /** The account's last known balance of the item, in base units. */
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
  /** When the purchase started, in milliseconds since 1970. */
  readonly startedAt: number
  readonly step: PurchaseStep
  readonly window: OnRampWindow
  readonly link: string | null
  /** A page that could not be checked, and may pay out to another account. Null once it was accepted. */
  readonly uncheckedLink: string | null
  /** The ids of the account's earlier purchases, and of its own declined ones. Null until the history arrives. */
  readonly known: readonly string[] | null
  /** The id of its own row in the history. Null until the row exists. */
  readonly purchase: string | null
  /**
   * The account's balance of the token before the purchase, in base units. It is the last known balance until a node answers. Null if the balance is
   * unknown, or if another purchase has increased it since.
   */
  readonly held: BaseUnits | null
  /**
   * Whether `held` is the balance before the payment:
   * - `asked`: A node has been asked since the press.
   * - `known`: A node answered, or the last known balance is good enough.
   * - `unknown`: No answer arrived in time, so `held` may include the payment.
   */
  readonly before: 'asked' | 'known' | 'unknown'
  /** When the balance first included the quoted amount, in milliseconds since 1970. Null if it does not include it. */
  readonly risenAt: number | null
  /** When the last check for the purchase began, in milliseconds since 1970. `missedLooks` is the number of checks in a row without an answer. */
  readonly lookedAt: number
  readonly missedLooks: number
  readonly failure: Failure | null
}

/** Returns the source that reports the arrival of a purchase: the provider's history if there is one, else the account's balance. */
export function arrivalSource({
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

/** Returns whether a purchase ended as overdue or declined, but may still be paid, with another card or late. */
export function mayStillArrive({ step }: Pick<Purchase, 'step'>): boolean {
  return step === 'declined' || step === 'overdue'
}

/** Returns whether no payment was seen yet. */
export function isUnseen({ step }: Pick<Purchase, 'step'>): boolean {
  return step === 'preparing' || step === 'unchecked' || step === 'waiting'
}

/** Returns whether the patience for a purchase is over. `at` is in milliseconds since 1970. */
export function isOverdue({ startedAt }: Pick<Purchase, 'startedAt'>, at: number): boolean {
  return at - startedAt >= purchasePatience
}

/**
 * Returns whether to stop waiting after the latest check. That check must have begun after the patience was over, because the device may have slept.
 * The check must have been answered, or be at least the second in a row without an answer.
 */
export function isPurchaseAbandoned(purchase: Purchase): boolean {
  return isUnseen(purchase) && isOverdue(purchase, purchase.lookedAt) && purchase.missedLooks !== 1
}

/** Returns whether a purchase is overdue and its arrival is unknown. The current or the earlier balance is unknown then. */
export function isArrivalUnknown({
  step,
  before,
  missedLooks,
}: Pick<Purchase, 'step' | 'before' | 'missedLooks'>): boolean {
  return step === 'overdue' && (before === 'unknown' || missedLooks > 1)
}

/** Returns the account of a purchase, on the chain where the purchase arrives. */
export function holderOf({ wanted, address }: Pick<Purchase, 'wanted' | 'address'>): AccountOnChain {
  return { chainId: wanted.network.chainId, address }
}

/** Returns whether two purchases are of the same token for the same account. An amount that arrives then belongs to only one of them. */
export function isSameHolding(one: Purchase, other: Purchase): boolean {
  return (
    isSameAccount(holderOf(one), holderOf(other)) &&
    isSameTokenAddress(one.wanted.network.address, other.wanted.network.address)
  )
}
