/** How long a text may be that goes where we know nothing of its readers. */
const longestText = 120
/** Chains of Solana are named by 32 letters and stay; 32 letters of an address would be chance in 10^20. */
const addressLike = /0x[0-9a-f]{16,}|(\bsolana:[1-9A-HJ-NP-Za-km-z]{32}\b)|\b[1-9A-HJ-NP-Za-km-z]{32,}\b/gi
const afterPath = /(\b\w+:\/\/[^\s?#]*)[?#]\S*/g
const pairingUri = /\bwc:\S+/g

/** A text without what in it looks like an address, a key, a pairing's URI, or what follows the path of a URL, whoever wrote it. */
export function harmlessText(text: string): string {
  return text
    .replaceAll(pairingUri, 'wc:…')
    .replaceAll(afterPath, '$1')
    .replaceAll(addressLike, (found, chain?: string) => (chain === undefined ? '…' : found))
    .slice(0, longestText)
}
