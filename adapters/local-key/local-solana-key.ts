import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import { fromBase58, toBase58 } from '../../core/domain/values/base58.ts'

/** A Solana key pair in this process. */
export type LocalSolanaKey = {
  /** The public key in base58. */
  readonly address: string
  readonly publicKey: Uint8Array
  /** Signs bytes with Ed25519. Returns 64 bytes. */
  readonly sign: (message: Uint8Array) => Uint8Array
}

const secretLength = 32
const keyLength = 64
// The fixed head of an Ed25519 private key in PKCS #8 (RFC 8410); the 32 bytes of the key follow.
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Returns the key pair of a secret key in the export format of Solana's tools: 64 bytes in base58, the public key last. Throws `bad-option`; the
 * message never holds the key.
 */
export function localSolanaKey(key: Secret<string>): LocalSolanaKey {
  const bytes = fromBase58(key.reveal())
  if (bytes?.length !== keyLength) {
    throw new LatchkeyError(
      'bad-option',
      `A Solana key is a string of ${key.reveal().length} characters; expected 64 bytes in base58.`,
    )
  }
  const der = Buffer.concat([pkcs8Head, bytes.subarray(0, secretLength)])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' })
  const publicKey = new Uint8Array(Buffer.from(x, 'base64url'))
  if (!publicKey.every((byte, place) => byte === bytes[secretLength + place]))
    throw new LatchkeyError(
      'bad-option',
      'The public half of a Solana key does not belong to its secret half.',
    )
  return {
    address: toBase58(publicKey),
    publicKey,
    sign: (message) => new Uint8Array(sign(null, message, secret)),
  }
}
