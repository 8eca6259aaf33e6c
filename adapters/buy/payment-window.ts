import { Observable, map } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import type { PaymentWindowNews } from '../../core/ports/on-ramp.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import { closedNews } from '../browser/closed-news.ts'

/** The part of an opened window that the adapter uses. */
export type PaymentPopup = {
  readonly closed: boolean
  opener: unknown
  readonly location: { href: string }
  readonly close: () => void
  readonly focus: () => void
}

/** The part of a page's window that opens others. */
export type PayingPage = {
  open(link: string, name: string, features: string): PaymentPopup | null
}

/** The page that opens windows (null if there is none), and the clock for checking whether a window is closed. */
export type PaymentWindowParts = { readonly page: PayingPage | null; readonly clock: PlainClock }

/** The windows in which visitors pay, by the id of the attempt. */
export type PaymentWindow = {
  readonly open: (attempt: string, signal: AbortSignal) => Observable<PaymentWindowNews>
  readonly lead: (attempt: string, link: string) => null
  readonly close: (attempt: string) => null
}

/** The window's name and features. Each attempt has a name of its own, so that two purchases have two windows. */
const nameOf = (attempt: string) => `latchkey-payment-${attempt}`
const look = 'width=600,height=800,scrollbars=yes'

/**
 * Creates the payment windows of a page. A window that is already open is focused, not opened twice. A window that shows the provider's page is
 * never closed by the adapter, because the visitor may be paying there.
 */
export function createPaymentWindow({ page, clock }: PaymentWindowParts): PaymentWindow {
  const popups = new Map<string, PaymentPopup>()
  const led = new WeakSet<PaymentPopup>()

  const standing = (attempt: string) => {
    const popup = popups.get(attempt)
    return popup && !popup.closed ? popup : null
  }
  const opened = (attempt: string) => {
    const shown = standing(attempt)
    if (shown) {
      shown.focus()
      return shown
    }
    const popup = page?.open('', nameOf(attempt), look)
    if (!popup || popup.closed) throw blocked()
    // Without an opener, the provider's page cannot navigate this page.
    popup.opener = null
    popups.set(attempt, popup)
    return popup
  }

  return {
    open: (attempt, signal) =>
      new Observable<PaymentWindowNews>((subscriber) => {
        const popup = opened(attempt)
        subscriber.next({ kind: 'opened' })
        subscriber.add(() => {
          if (!led.has(popup)) popup.close()
        })
        const closed = closedNews(popup, clock, signal).pipe(map(() => ({ kind: 'closed' }) as const))
        subscriber.add(closed.subscribe(subscriber))
      }).pipe(untilAborted(signal)),
    lead: (attempt, link) => {
      // A `javascript:` link would run with the rights of this page.
      if (!isSafeLink(link))
        throw new LatchkeyError('malformed-answer', 'The provider has no https page to pay on.')
      const popup = standing(attempt)
      if (popup && !led.has(popup)) {
        led.add(popup)
        popup.location.href = link
      }
      return null
    },
    close: (attempt) => {
      const popup = standing(attempt)
      if (popup && !led.has(popup)) popup.close()
      popups.delete(attempt)
      return null
    },
  }
}

function blocked(): LatchkeyError {
  return new LatchkeyError(
    'popup-blocked',
    'The browser opened no window to pay in; press again, or allow popups.',
  )
}
