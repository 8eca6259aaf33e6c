/** Values of a query. A list is joined by commas. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

/** Joins base, path and query. Leaves out parameters that are empty, zero, false or missing, because the services expect that. */
export function requestUrl(base: string, path: string, query: Query = {}): string {
  const url = new URL(`${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`)
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text) url.searchParams.append(name, String(text))
  }
  return url.href
}

// The pattern of a path segment that is an EVM address, a Solana address (base58) or an e-mail address.
const personal = /\/(?:0x[\da-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,44}|[^/]+(?:@|%40)[^/]+)(?=\/|$)/gi

/** Returns a URL for an error message, without its query and without addresses, which would reveal the visitor. */
export function placeOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(personal, '/…')}`
}
