/** Values of a query; a list is joined by commas. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

/** Joins base, path and query; parameters that are empty, zero, false or missing are left out (behaviour reference 1.0). */
export function requestUrl(base: string, path: string, query: Query = {}): string {
  const url = new URL(`${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`)
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text) url.searchParams.append(name, String(text))
  }
  return url.href
}

// An address of EVM, one of Solana (base58), or an e-mail.
const personal = /\/(?:0x[\da-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,44}|[^/]+(?:@|%40)[^/]+)(?=\/|$)/gi

/** Returns a URL fit for an error message: without its query and without addresses, which say who asked and what they typed. */
export function placeOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(personal, '/…')}`
}
