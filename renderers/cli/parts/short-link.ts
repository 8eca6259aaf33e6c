/** Returns a URL in short form: without scheme, `www.`, query and trailing slash. */
export function shortLink(href: string): string {
  return href
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
}
