import type { OnRampOptions } from '../domain/buy/options.ts'
import type { OnRampOrder } from '../domain/buy/order.ts'
import type { OnRampQuote } from '../domain/buy/quote.ts'
import type { Answer } from './answer.ts'

/** What becomes of the window in which a visitor pays. */
export type PaymentWindowNews = { readonly kind: 'opened' } | { readonly kind: 'closed' }

/** The service that sells coins and tokens for money (behaviour reference 1.3, 15 to 17), and the window in which a visitor pays. */
export interface OnRamp {
  /** What can be bought, and paid with. */
  options(request: null, signal: AbortSignal): Answer<{ options: OnRampOptions }>
  /** What an order costs, and gives. */
  quote(request: { readonly order: OnRampOrder }, signal: AbortSignal): Answer<{ quote: OnRampQuote }>
  /** The page on which an account pays for an order at the provider whose address the service knows. */
  link(
    request: { readonly order: OnRampOrder; readonly address: string },
    signal: AbortSignal,
  ): Answer<{ link: string }>
  /** Fetches what opens windows, so that a press can. */
  prepareWindow(request: null, signal: AbortSignal): Answer<null>
  /** Opens an empty window, in the press, and tells when the visitor closed it; once it was led to a page it stays open whatever becomes of this, and empty it is closed then. Fails with `popup-blocked`. */
  openWindow(request: { readonly attempt: string }, signal: AbortSignal): Answer<PaymentWindowNews>
  /** Leads the window of an attempt to a page, which cannot reach back. */
  leadWindow(request: { readonly attempt: string; readonly link: string }, signal: AbortSignal): Answer<null>
  /** Closes a window that was led nowhere. */
  closeWindow(request: { readonly attempt: string }, signal: AbortSignal): Answer<null>
}
