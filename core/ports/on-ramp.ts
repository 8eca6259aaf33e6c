import type { OnRampOptions } from '../domain/buy/options.ts'
import type { OnRampOrder } from '../domain/buy/order.ts'
import type { OnRampQuote } from '../domain/buy/quote.ts'
import type { Answer } from './answer.ts'

/** News of the window in which a visitor pays. */
export type PaymentWindowNews = { readonly kind: 'opened' } | { readonly kind: 'closed' }

/** The service that sells coins and tokens for money, and the window in which a visitor pays. */
export interface OnRamp {
  /** Returns the currencies that can be bought, and those that a visitor can pay with. */
  options(request: null, signal: AbortSignal): Answer<{ options: OnRampOptions }>
  /** Returns the price of an order and the amount that it buys. */
  quote(request: { readonly order: OnRampOrder }, signal: AbortSignal): Answer<{ quote: OnRampQuote }>
  /** Returns the payment page for an order and an account, at the provider whose address the service knows. */
  link(
    request: { readonly order: OnRampOrder; readonly address: string },
    signal: AbortSignal,
  ): Answer<{ link: string }>
  /** Loads the code of `openWindow`, so that the visitor's press can open a window synchronously. */
  prepareWindow(request: null, signal: AbortSignal): Answer<null>
  /**
   * Opens an empty window during the visitor's press, and emits when the visitor closes it. Fails with `popup-blocked`. When the signal aborts, an
   * empty window is closed. A window that shows a payment page stays open.
   */
  openWindow(request: { readonly attempt: string }, signal: AbortSignal): Answer<PaymentWindowNews>
  /** Navigates the window of an attempt to a page. That page has no access to the opener. */
  leadWindow(request: { readonly attempt: string; readonly link: string }, signal: AbortSignal): Answer<null>
  /** Closes a window that shows no page yet. */
  closeWindow(request: { readonly attempt: string }, signal: AbortSignal): Answer<null>
}
