import { Observable } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import { Secret } from '../../core/domain/values/secret.ts'
import type { PopupNews } from '../../core/ports/frame.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import { closedNews } from '../browser/closed-news.ts'
import type { MessagePage, PageMessage } from './message-window.ts'
import { parsedUrl } from '../../core/domain/values/parsed-url.ts'

/** The part of an opened window that the adapter uses. */
export type PopupWindow = {
  readonly closed: boolean
  readonly close: () => void
  readonly location: { href: string }
}

/** The part of a page's window that opens windows and receives messages. */
export type OpeningPage = MessagePage & {
  open(link: string, name: string, features: string): PopupWindow | null
}

/** The window in which a visitor consents at a provider. */
export type SocialPopup = {
  /** Opens the window on subscription, and closes it at the end of the subscription. */
  readonly open: (signal: AbortSignal) => Observable<PopupNews>
  readonly lead: (uri: string) => void
}

/** The window's name and features. The name has an id, so that two instances on one page have two windows. */
const nameOf = (id: string) => `popupWindow-${id}`
const look = 'width=600,height=800,scrollbars=yes'

const longest = 8192

/** Creates the one consent window of a page. Only messages from the frame's origin count. */
export function createSocialPopup(
  page: OpeningPage,
  origin: string,
  clock: PlainClock,
  createId: () => string,
): SocialPopup {
  let popup: PopupWindow | null = null
  let name: string | null = null

  const open = (signal: AbortSignal) =>
    new Observable<PopupNews>((subscriber) => {
      name ??= nameOf(createId())
      const opened = page.open('', name, look)
      if (!opened || opened.closed) throw blocked()
      popup = opened
      const end = (news: PopupNews) => {
        subscriber.next(news)
        subscriber.complete()
      }
      const hear = (event: PageMessage) => {
        const uri = event.isTrusted ? resultUriOf(event.data) : null
        if (uri === null) return
        const isOfFrame = event.origin === origin && Object.is(event.source, opened)
        if (!isOfFrame) return subscriber.error(untrusted(event.origin))
        if (isDenied(uri)) return subscriber.error(denied())
        end({ kind: 'consented', uri: new Secret(uri) })
      }
      page.addEventListener('message', hear)
      subscriber.add(() => {
        page.removeEventListener('message', hear)
        opened.close()
        if (popup === opened) popup = null
      })
      subscriber.next({ kind: 'opened' })
      subscriber.add(closedNews(opened, clock, signal).subscribe(() => end({ kind: 'closed' })))
    }).pipe(untilAborted(signal))

  return {
    open,
    lead: (uri) => {
      // A `javascript:` link would run with the rights of this page.
      if (!isSafeLink(uri))
        throw new LatchkeyError('malformed-answer', 'The frame named no page to consent on.')
      if (popup) popup.location.href = uri
    },
  }
}

function resultUriOf(data: unknown): string | null {
  const { resultUri } = Object(data) as { readonly resultUri?: unknown }
  return typeof resultUri === 'string' && resultUri.length <= longest ? resultUri : null
}

function isDenied(uri: string): boolean {
  return parsedUrl(uri)?.searchParams.get('error') === 'access_denied'
}

function blocked(): LatchkeyError {
  return new LatchkeyError('popup-blocked', 'The browser opened no window; press again, or allow popups.')
}

function untrusted(origin: string): LatchkeyError {
  const meta = [`Said by: ${origin}`]
  return new LatchkeyError('untrusted-origin', 'Untrusted Origin', { meta })
}

function denied(): LatchkeyError {
  return new LatchkeyError('user-rejected', 'The user denied the sign-in.')
}
