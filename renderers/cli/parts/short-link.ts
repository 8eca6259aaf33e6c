/** A URL as a person reads it: without scheme, `www.`, query and last slash. */
export function shortLink(href: string): string {
  return href
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
}
