import { isSafeAppLink } from './app-link.ts'
import { parsedUrl } from '../values/parsed-url.ts'

/**
 * Returns the URL that opens a wallet's app with a pairing: `<scheme>://wc?uri=…` or `<url>/wc?uri=…`. Null if its link must not be opened on this
 * device (in Telegram, anything except https).
 */
export function deepLinkOf({
  link,
  uri,
  isTelegram = false,
}: {
  readonly link: string
  readonly uri: string
  readonly isTelegram?: boolean
}): string | null {
  const start = appUrl(link, isTelegram)
  return start === null ? null : `${start}wc?uri=${encodeURIComponent(uri)}`
}

/** Returns the URL that opens a connected wallet's app with a request. Null if its link must not be opened on this device. */
export function requestLinkOf({
  link,
  topic,
  requestId,
  isTelegram = false,
}: {
  readonly link: string
  readonly topic: string
  readonly requestId: string
  readonly isTelegram?: boolean
}): string | null {
  const start = appUrl(link, isTelegram)
  const query = `requestId=${encodeURIComponent(requestId)}&sessionTopic=${encodeURIComponent(topic)}`
  return start === null ? null : `${start}wc?${query}`
}

/** Returns the URL of an app, with a trailing slash. Some wallets name their scheme without its colon. */
function appUrl(link: string, isTelegram: boolean): string | null {
  const text = link.includes(':') ? link.trim() : `${link.trim()}:`
  if (!isSafeAppLink(text)) return null
  if (/^https?:/i.test(text)) return webUrl(text, isTelegram)
  return isTelegram ? null : nativeUrl(text)
}

function webUrl(text: string, isTelegram: boolean): string | null {
  const { protocol, origin, pathname } = new URL(text)
  if (isTelegram && protocol !== 'https:') return null
  return `${origin}${pathname.replace(/\/*$/, '')}/`
}

function nativeUrl(text: string): string | null {
  const end = text.indexOf(':')
  const path = text
    .slice(end + 1)
    .replace(/^\/+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  const url = `${text.slice(0, end)}://${path === '' ? '' : `${path}/`}`
  return parsedUrl(url) ? url : null
}
