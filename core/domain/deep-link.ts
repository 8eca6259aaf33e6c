import { isSafeLink } from './remote-url.ts'

const refusedSchemes = new Set([
  'javascript',
  'vbscript',
  'data',
  'file',
  'blob',
  'filesystem',
  'about',
  'view-source',
  'intent',
  'ws',
  'wss',
])

/** The address that opens a wallet's app on a pairing: `<scheme>://wc?uri=…` or `<url>/wc?uri=…`; null when its link is none that may be opened here (in Telegram, anything but https). */
export function deepLinkOf({
  link,
  uri,
  isTelegram = false,
}: {
  readonly link: string
  readonly uri: string
  readonly isTelegram?: boolean
}): string | null {
  const start = appAddress(link, isTelegram)
  return start === null ? null : `${start}wc?uri=${encodeURIComponent(uri)}`
}

/** The address that brings a connected wallet's app to the front on a request; null when its link is none that may be opened here. */
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
  const start = appAddress(link, isTelegram)
  const query = `requestId=${encodeURIComponent(requestId)}&sessionTopic=${encodeURIComponent(topic)}`
  return start === null ? null : `${start}wc?${query}`
}

/** The address of an app, ready for a path to be put behind it. */
function appAddress(link: string, isTelegram: boolean): string | null {
  const text = link.trim()
  // Browsers skip blanks and control characters inside a scheme, so `java\nscript:` runs as well.
  if (/[\p{Cc}\s\\]/u.test(text)) return null
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*)(?::(.*))?$/i.exec(text) ?? []
  if (scheme === undefined || refusedSchemes.has(scheme.toLowerCase())) return null
  if (/^https?$/i.test(scheme)) return isSafeLink(text) ? webAddress(text, isTelegram) : null
  return isTelegram ? null : nativeAddress(scheme, rest)
}

function webAddress(text: string, isTelegram: boolean): string | null {
  const { protocol, origin, pathname } = new URL(text)
  if (isTelegram && protocol !== 'https:') return null
  return `${origin}${pathname.replace(/\/*$/, '')}/`
}

function nativeAddress(scheme: string, rest: string): string {
  const path = rest
    .replace(/^\/+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  return `${scheme}://${path === '' ? '' : `${path}/`}`
}
