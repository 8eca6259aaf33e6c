import { hasUserInfo, isSafeLink } from '../values/remote-url.ts'
import { parsedUrl } from '../values/parsed-url.ts'

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

/**
 * Returns whether a wallet's own link may open an app: an app's scheme (`metamask://`), or a safe web link. Schemes that run or read content in the
 * page are refused.
 */
export function isSafeAppLink(text: string): boolean {
  const link = text.trim()
  // Browsers ignore blanks and control characters inside a scheme, so `java\nscript:` runs as well.
  if (/[\p{Cc}\s\\]/u.test(link)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || refusedSchemes.has(scheme)) return false
  if (scheme === 'http' || scheme === 'https') return isSafeLink(link)
  const url = parsedUrl(link)
  return !url || !hasUserInfo(url)
}
