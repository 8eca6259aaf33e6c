import type { ImagesState } from '../../reducers/wallets/images.ts'

/** Where the registry has the picture of a token, by its symbol, or of a currency, by its code; null where the page lets none in by an address. */
export function publicImageUrl(
  { way, addresses }: ImagesState,
  kind: 'token' | 'currency',
  name: string,
): string | null {
  const place = way.network === 'asked' ? null : addresses?.[kind]
  return place && addresses ? place + encodeURIComponent(name) + addresses.query : null
}
