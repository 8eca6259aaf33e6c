import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Secret } from '../../core/domain/values/secret.ts'

/** The order of secp256k1 (SEC 2, 2.4.1). A private key is at least 1 and below it. */
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** Throws `bad-option` unless there is at least one key and each is a private key. The message never holds the key. */
export function checkKeys(keys: readonly Secret<string>[]): void {
  if (keys.length === 0)
    throw new LatchkeyError(
      'bad-option',
      'There is no private key; give at least one, as 0x and 64 hex digits.',
    )
  for (const [index, key] of keys.entries()) {
    const text = key.reveal()
    const place = `Private key ${index + 1} of ${keys.length}`
    if (!/^0x[0-9a-fA-F]{64}$/.test(text)) {
      throw new LatchkeyError(
        'bad-option',
        `${place} is a string of ${text.length} characters; expected 0x and 64 hex digits.`,
      )
    }
    const number = BigInt(text)
    if (number === 0n || number >= curveOrder) {
      throw new LatchkeyError(
        'bad-option',
        `${place} is outside the range of secp256k1; expected a number from 1 to its order.`,
      )
    }
  }
}
