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
export type OnRampQuotePhase =
  | { readonly name: 'none' }
  | {
      readonly name: 'asking'
      readonly question: string
      readonly order: OnRampOrder
      readonly quote: OnRampQuote | null
      readonly isCurrent: boolean
    }
  | {
      readonly name: 'quoted'
      readonly order: OnRampOrder
      readonly quote: OnRampQuote
      readonly isCurrent: boolean
      readonly at: number
      /** Why the service's last quote was refused. Null if it was not. */
      readonly fault: QuoteFault | null
    }

/** Returns the quote of an order. Null if there is none, or if it is for another order. */
export function quoteFor(phase: OnRampQuotePhase, order: OnRampOrder | null): OnRampQuote | null {
  if (phase.name === 'none' || order === null || !isSameOnRampOrder(phase.order, order)) return null
  return phase.quote
}

/** Returns the time until a quote is old, in milliseconds. `at` is in milliseconds since 1970. Null if there is no quote. */
export function untilQuoteOld(phase: OnRampQuotePhase, at: number): number | null {
  return phase.name === 'quoted' ? untilOld(phase.at, onRampQuoteLifetime, at) : null
}

/**
 * Returns whether an order's quote is requested and there is no usable quote meanwhile: none, or one that has become old. An estimate, or a quote
 * that could not be renewed, stays usable, because it is marked as such.
 */
export function isQuoteAwaited(phase: OnRampQuotePhase, order: OnRampOrder): boolean {
  if (phase.name !== 'asking' || !isSameOnRampOrder(phase.order, order)) return false
  return phase.quote === null || isFirm(phase)
}

/** Returns whether an order's quote is old and no new one was requested, as on a device that slept. `at` is in milliseconds since 1970. */
export function isQuoteOverdue(phase: OnRampQuotePhase, order: OnRampOrder, at: number): boolean {
  return isFirm(phase) && quoteFor(phase, order) !== null && untilQuoteOld(phase, at) === 0
}

/** Returns whether an order's quote must not be used, because a new one is requested or due. `at` is in milliseconds since 1970. */
export function isQuoteStale(phase: OnRampQuotePhase, order: OnRampOrder, at: number): boolean {
  return isQuoteAwaited(phase, order) || isQuoteOverdue(phase, order, at)
}

/** Returns whether the quote came from a service and is current. */
function isFirm(phase: OnRampQuotePhase): boolean {
  return phase.name !== 'none' && phase.isCurrent && phase.quote?.isEstimate === false
}

/** Returns the quote of an order if it is current and not old. Else returns null. `at` is in milliseconds since 1970. */
export function youngQuoteFor(phase: OnRampQuotePhase, order: OnRampOrder, at: number): OnRampQuote | null {
  const isYoung = phase.name === 'quoted' && phase.isCurrent && untilQuoteOld(phase, at) !== 0
  return isYoung ? quoteFor(phase, order) : null
}

/**
 * Returns the state after an order's quote failed. The service's earlier quote stays, else an estimate replaces it. `at` is in milliseconds since
 * 1970.
 */
export function unrenewed(
  { order, quote }: Extract<OnRampQuotePhase, { readonly name: 'asking' }>,
  at: number,
  fault: QuoteFault | null = null,
): OnRampQuotePhase {
  if (quote && !quote.isEstimate) return { name: 'quoted', order, quote, isCurrent: false, at, fault }
  const estimate = estimatedQuote(order.amount, order.payment)
  return { name: 'quoted', order, quote: estimate, isCurrent: true, at, fault }
}
