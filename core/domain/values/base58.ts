const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Returns bytes as base58 text, the format of Solana's addresses and signatures. */
export function toBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let place = 0; place < digits.length || carry > 0; place += 1) {
      carry += (digits[place] ?? 0) * 256
      digits[place] = carry % 58
      carry = Math.floor(carry / 58)
    }
  }
  const text = digits
    .reverse()
    .map((digit) => alphabet[digit])
    .join('')
  return alphabet.charAt(0).repeat(zerosBefore(bytes)) + text
}

/** Returns the bytes of a base58 text. Null if it has an invalid character. */
export function fromBase58(text: string): Uint8Array | null {
  const bytes: number[] = []
  for (const letter of text) {
    let carry = alphabet.indexOf(letter)
    if (carry < 0) return null
    for (let place = 0; place < bytes.length || carry > 0; place += 1) {
      carry += (bytes[place] ?? 0) * 58
      bytes[place] = carry % 256
      carry = Math.floor(carry / 256)
    }
  }
  const zeros = zerosBefore([...text].map((letter) => alphabet.indexOf(letter)))
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes.reverse()])
}

function zerosBefore(digits: ArrayLike<number>): number {
  const first = Array.from(digits).findIndex((digit) => digit !== 0)
  return first < 0 ? digits.length : first
}
