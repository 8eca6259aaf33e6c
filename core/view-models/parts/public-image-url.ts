import type { ImagesState } from '../../reducers/wallets/images.ts'

/**
 * Returns the URL of the registry's picture: of a token by its symbol, or of a currency by its code. Null if the page may not load pictures by URL.
 */
export function publicImageUrl(
  { way, addresses }: ImagesState,
  kind: 'token' | 'currency',
  name: string,
): string | null {
  const place = way.network === 'asked' ? null : addresses?.[kind]
  return place && addresses ? place + encodeURIComponent(name) + addresses.query : null
}
