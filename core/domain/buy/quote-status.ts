import type { QuoteFault } from './bounds/quote.ts'
import { onRampQuoteLifetime } from '../limits.ts'
import type { OnRampOrder } from './order.ts'
import { isSameOnRampOrder } from './order.ts'
import { estimatedQuote } from './quote.ts'
import type { OnRampQuote } from './quote.ts'
import { untilOld } from '../order/quote-age.ts'

/** What an order costs, as far as that is known: nobody asked, it is asked (with what was known of the same order before), or it was answered `at` so many milliseconds since 1970; what could not be renewed is not `isCurrent` any more. */
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
      /** Why the last quote of the service was refused; null if it was not. */
      readonly fault: QuoteFault | null
    }

/** What is known of an order's cost; null for another order's, and for none. */
export function quoteFor(status: OnRampQuoteStatus, order: OnRampOrder | null): OnRampQuote | null {
  if (status.step === 'none' || order === null || !isSameOnRampOrder(status.order, order)) return null
  return status.quote
}

/** How long until a quote is old, in milliseconds, `at` in milliseconds since 1970; null where nothing is quoted. */
export function untilQuoteOld(status: OnRampQuoteStatus, at: number): number | null {
  return status.step === 'quoted' ? untilOld(status.at, onRampQuoteLifetime, at) : null
}

/** Whether an order's quote is on its way, and nobody has seen one that stands till then: there is none, or it has become old; an estimate, and what could not be renewed, are told as such. */
export function isQuoteAwaited(status: OnRampQuoteStatus, order: OnRampOrder): boolean {
  if (status.step !== 'asking' || !isSameOnRampOrder(status.order, order)) return false
  return status.quote === null || isFirm(status)
}

/** Whether an order's quote has become old without anybody having asked for the next, as on a device that slept; `at` in milliseconds since 1970. */
export function isQuoteOverdue(status: OnRampQuoteStatus, order: OnRampOrder, at: number): boolean {
  return isFirm(status) && quoteFor(status, order) !== null && untilQuoteOld(status, at) === 0
}

/** Returns whether nobody is to buy at the quote that stands for an order, because a new one is on its way or has to be asked for; `at` in milliseconds since 1970. */
export function isQuoteStale(status: OnRampQuoteStatus, order: OnRampOrder, at: number): boolean {
  return isQuoteAwaited(status, order) || isQuoteOverdue(status, order, at)
}

/** Whether a service said what stands, and nothing else is told of it. */
function isFirm(status: OnRampQuoteStatus): boolean {
  return status.step !== 'none' && status.isCurrent && status.quote?.isEstimate === false
}

/** What an order costs, as it was said no longer ago than a quote lasts; null where it was not, `at` in milliseconds since 1970. */
export function youngQuoteFor(status: OnRampQuoteStatus, order: OnRampOrder, at: number): OnRampQuote | null {
  const isYoung = status.step === 'quoted' && status.isCurrent && untilQuoteOld(status, at) !== 0
  return isYoung ? quoteFor(status, order) : null
}

/** Once an order's quote failed: what a service said of it before stands, else it is estimated; `at` in milliseconds since 1970. */
export function unrenewed(
  { order, quote }: Extract<OnRampQuoteStatus, { readonly step: 'asking' }>,
  at: number,
  fault: QuoteFault | null = null,
): OnRampQuoteStatus {
  if (quote && !quote.isEstimate) return { step: 'quoted', order, quote, isCurrent: false, at, fault }
  const estimate = estimatedQuote(order.amount, order.payment)
  return { step: 'quoted', order, quote: estimate, isCurrent: true, at, fault }
}
