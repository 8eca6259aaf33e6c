import { PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'

/** Returns an address in the type of Solana's library. Throws `invalid-address`. */
export function toPublicKey(address: string): PublicKey {
  try {
    return new PublicKey(address)
  } catch (cause) {
    throw new LatchkeyError(
      'invalid-address',
      `Solana knows no account ${shapeOf(address)}; expected 32 bytes in base58.`,
      { cause },
    )
  }
}
