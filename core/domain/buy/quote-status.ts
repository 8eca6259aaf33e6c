import type { QuoteFault } from './bounds/quote.ts'
import { onRampQuoteLifetime } from '../limits.ts'
import type { OnRampOrder } from './order.ts'
import { isSameOnRampOrder } from './order.ts'
import { estimatedQuote } from './quote.ts'
import type { OnRampQuote } from './quote.ts'
import { untilOld } from '../order/quote-age.ts'

/**
 * The state of an order's quote: none, requested (`asking`, with the earlier quote of the same order), or answered (`quoted`). `at` is the time of
 * the answer, in milliseconds since 1970. `isCurrent` is false if the quote could not be renewed.
 */
export type OnRampQuoteStatus =
  | { readonly step: 'none' }
  | {
      readonly step: 'asking'
      readonly question: string
      readonly order: OnRampOrder
      readonly quote: OnRampQuote | null
      readonly isCurrent: boolean
    }
  | {
      readonly step: 'quoted'
      readonly order: OnRampOrder
      readonly quote: OnRampQuote
      readonly isCurrent: boolean
      readonly at: number
      /** Why the service's last quote was refused. Null if it was not. */
      readonly fault: QuoteFault | null
    }

/** Returns the quote of an order. Null if there is none, or if it is for another order. */
export function quoteFor(status: OnRampQuoteStatus, order: OnRampOrder | null): OnRampQuote | null {
  if (status.step === 'none' || order === null || !isSameOnRampOrder(status.order, order)) return null
  return status.quote
}

/** Returns the time until a quote is old, in milliseconds. `at` is in milliseconds since 1970. Null if there is no quote. */
export function untilQuoteOld(status: OnRampQuoteStatus, at: number): number | null {
  return status.step === 'quoted' ? untilOld(status.at, onRampQuoteLifetime, at) : null
}

/**
 * Returns whether an order's quote is requested and there is no usable quote meanwhile: none, or one that has become old. An estimate, or a quote
 * that could not be renewed, stays usable, because it is marked as such.
 */
export function isQuoteAwaited(status: OnRampQuoteStatus, order: OnRampOrder): boolean {
  if (status.step !== 'asking' || !isSameOnRampOrder(status.order, order)) return false
  return status.quote === null || isFirm(status)
}

/** Returns whether an order's quote is old and no new one was requested, as on a device that slept. `at` is in milliseconds since 1970. */
export function isQuoteOverdue(status: OnRampQuoteStatus, order: OnRampOrder, at: number): boolean {
  return isFirm(status) && quoteFor(status, order) !== null && untilQuoteOld(status, at) === 0
}

/** Returns whether an order's quote must not be used, because a new one is requested or due. `at` is in milliseconds since 1970. */
export function isQuoteStale(status: OnRampQuoteStatus, order: OnRampOrder, at: number): boolean {
  return isQuoteAwaited(status, order) || isQuoteOverdue(status, order, at)
}

/** Returns whether the quote came from a service and is current. */
function isFirm(status: OnRampQuoteStatus): boolean {
  return status.step !== 'none' && status.isCurrent && status.quote?.isEstimate === false
}

/** Returns the quote of an order if it is current and not old. Else returns null. `at` is in milliseconds since 1970. */
export function youngQuoteFor(status: OnRampQuoteStatus, order: OnRampOrder, at: number): OnRampQuote | null {
  const isYoung = status.step === 'quoted' && status.isCurrent && untilQuoteOld(status, at) !== 0
  return isYoung ? quoteFor(status, order) : null
}

/**
 * Returns the state after an order's quote failed. The service's earlier quote stays, else an estimate replaces it. `at` is in milliseconds since
 * 1970.
 */
export function unrenewed(
  { order, quote }: Extract<OnRampQuoteStatus, { readonly step: 'asking' }>,
  at: number,
  fault: QuoteFault | null = null,
): OnRampQuoteStatus {
  if (quote && !quote.isEstimate) return { step: 'quoted', order, quote, isCurrent: false, at, fault }
  const estimate = estimatedQuote(order.amount, order.payment)
  return { step: 'quoted', order, quote: estimate, isCurrent: true, at, fault }
}
