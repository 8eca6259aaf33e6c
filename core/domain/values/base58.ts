import bs58 from 'bs58'

/** Returns bytes as base58 text, the format of Solana's addresses and signatures. */
export function toBase58(bytes: Uint8Array): string {
  return bs58.encode(bytes)
}

/** Returns the bytes of a base58 text. Null if it has an invalid character. */
export function fromBase58(text: string): Uint8Array | null {
  return bs58.decodeUnsafe(text) ?? null
}
