import { isSafeLink } from '../values/remote-url.ts'
import type { Wallet } from './wallet.ts'

/** Returns a wallet's link that opens pages in the browser of its app. It ends with `/ul` or `/ul/v1`. Null if there is none. */
export function browseLinkOf({ webappLink, mobileLink }: Wallet): string | null {
  return [webappLink, mobileLink].find((link) => link && isBrowseLink(link)) ?? null
}

/** Returns whether a link opens pages in a wallet's app, and is no page itself. */
export function isBrowseLink(link: string): boolean {
  return isSafeLink(link) && /\/ul(\/v1)?\/*$/.test(link)
}

/** Returns the URL that opens a page inside a wallet's app: `<link>/browse/<page>?ref=<origin>`. Null if the page has no safe URL. */
export function browseUrlOf({
  link,
  pageUrl,
}: {
  readonly link: string
  readonly pageUrl: string
}): string | null {
  if (!isSafeLink(pageUrl)) return null
  const { href, origin } = new URL(pageUrl)
  return `${link.replace(/\/*$/, '')}/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`
}
