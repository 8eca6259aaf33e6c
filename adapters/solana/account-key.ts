import { PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/shape-of.ts'

/** An address as Solana's library takes it; throws `invalid-address` for what is none. */
export function accountKey(address: string): PublicKey {
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
