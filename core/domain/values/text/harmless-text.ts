/** The longest text in a usage report, in characters. */
const longestText = 120
/** Matches addresses and keys. Names of Solana's chains have 32 letters and are not replaced; an address seldom has only 32. */
const addressLike = /0x[0-9a-f]{16,}|(\bsolana:[1-9A-HJ-NP-Za-km-z]{32}\b)|\b[1-9A-HJ-NP-Za-km-z]{32,}\b/gi
const afterPath = /(\b\w+:\/\/[^\s?#]*)[?#]\S*/g
const pairingUri = /\bwc:\S+/g

/** Returns a text without addresses, keys, URIs of pairings, and whatever follows the path of a URL. */
export function harmlessText(text: string): string {
  return text
    .replaceAll(pairingUri, 'wc:…')
    .replaceAll(afterPath, '$1')
    .replaceAll(addressLike, (found, chain?: string) => (chain === undefined ? '…' : found))
    .slice(0, longestText)
}
