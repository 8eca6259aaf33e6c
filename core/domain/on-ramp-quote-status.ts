import type { OnRampOrder } from './on-ramp-order.ts'
import { isSameOnRampOrder } from './on-ramp-order.ts'
import type { OnRampQuote } from './on-ramp-quote.ts'

/** What an order costs, as far as that is known: nobody asked, it is asked (with what was known of the same order before), or it is there, since `at` in milliseconds since 1970. */
export type OnRampQuoteStatus =
  | { readonly step: 'none' }
  | {
      readonly step: 'asking'
      readonly question: string
      readonly order: OnRampOrder
      readonly quote: OnRampQuote | null
    }
  | {
      readonly step: 'quoted'
      readonly order: OnRampOrder
      readonly quote: OnRampQuote
      readonly at: number
    }

/** What is known of an order's cost; null for another order's, and for none. */
export function quoteFor(status: OnRampQuoteStatus, order: OnRampOrder | null): OnRampQuote | null {
  if (status.step === 'none' || order === null || !isSameOnRampOrder(status.order, order)) return null
  return status.quote
}
