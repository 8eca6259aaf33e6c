import { Observable, map } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import type { PaymentWindowNews } from '../../core/ports/on-ramp.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import { closedNews } from '../browser/closed-news.ts'

/** A window that was opened, as far as it is used. */
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

/** What opens windows, null where nothing does, and the time in which it is looked whether they are closed. */
export type PaymentWindowParts = { readonly page: PayingPage | null; readonly clock: PlainClock }

/** The windows in which visitors pay, each by its attempt. */
export type PaymentWindow = {
  readonly open: (attempt: string, signal: AbortSignal) => Observable<PaymentWindowNews>
  readonly lead: (attempt: string, link: string) => null
  readonly close: (attempt: string) => null
}

/** How it is asked for (behaviour reference 3.8); a name of its own keeps two purchases apart. */
const nameOf = (attempt: string) => `latchkey-payment-${attempt}`
const look = 'width=600,height=800,scrollbars=yes'

/** The windows of a page. One that stands open is shown again rather than opened twice, and none is closed that was led to a provider, where somebody may be paying. */
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
    // The provider's page must not be able to lead this one elsewhere.
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
      // A script for a link would run in this page's name.
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
