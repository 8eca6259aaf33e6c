const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes in base58 with Bitcoin's alphabet, which Solana and `did:key` share. */
export function encodeBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = (alphabet[Number(value % 58n)] ?? '') + text
  return '1'.repeat(countLeading(bytes, 0)) + text
}

/** Decodes base58 text. Throws if a character is not in the alphabet. */
export function decodeBase58(text: string): Uint8Array {
  let value = 0n
  for (const sign of text) {
    const digit = alphabet.indexOf(sign)
    if (digit < 0) throw new Error(`"${sign}" is not a base58 character.`)
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n))
  return Uint8Array.from([...Array<number>(countLeading([...text], '1')).fill(0), ...bytes])
}

function countLeading<Item>(items: ArrayLike<Item>, wanted: Item): number {
  let count = 0
  while (count < items.length && items[count] === wanted) count += 1
  return count
}
