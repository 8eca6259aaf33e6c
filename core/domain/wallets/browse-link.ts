import { isSafeLink } from '../values/remote-url.ts'
import type { Wallet } from './wallet.ts'

/** The link of a wallet whose app shows pages in a browser of its own, which ends with `/ul` or `/ul/v1`; null where it has none. */
export function browseLinkOf({ webappLink, mobileLink }: Wallet): string | null {
  return [webappLink, mobileLink].find((link) => link && isBrowseLink(link)) ?? null
}

/** Whether a link opens pages in a wallet's app, and is no page itself. */
export function isBrowseLink(link: string): boolean {
  return isSafeLink(link) && /\/ul(\/v1)?\/*$/.test(link)
}

/** The URL that shows a page inside a wallet's app: `<link>/browse/<page>?ref=<origin>`; null where the page is none that anybody else could open. */
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
