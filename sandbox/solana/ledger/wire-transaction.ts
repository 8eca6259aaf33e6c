import base58 from 'bs58'
import {
  readSolanaMessage,
  readSolanaTransaction,
  type SolanaMessage,
  type SolanaTransaction,
} from '../../solana-transaction.ts'
import { invalidParams } from '../calls/rpc-error.ts'

/** A received transaction: its bytes and its content. */
export type WireTransaction = SolanaTransaction & {
  readonly bytes: Uint8Array
  /** The signatures in base58, in the order of the signers. The first one is the transaction's id. */
  readonly signatures: readonly string[]
}

// The longest transaction in bytes: one packet of IPv6's minimum size.
const mostBytes = 1_232

/** Reads a transaction in base58 or base64. Throws a node's error if it is invalid. */
export function readTransaction(text: unknown, encoding: unknown): WireTransaction {
  const bytes = readBytes(text, encoding)
  try {
    const read = readSolanaTransaction(bytes)
    const signatures = Object.values(read.transaction.signatures).map((signature) =>
      base58.encode(signature ? Uint8Array.from(signature) : new Uint8Array(64)),
    )
    return { ...read, bytes, signatures }
  } catch {
    throw invalidParams(
      'failed to deserialize solana_transaction::versioned::VersionedTransaction: io error: failed to fill whole buffer',
    )
  }
}

/** Reads the message of a transaction in base64, the parameter of `getFeeForMessage`. */
export function readMessage(text: unknown): { readonly bytes: Uint8Array; readonly message: SolanaMessage } {
  const bytes = readBytes(text, 'base64')
  try {
    return { bytes, message: readSolanaMessage(bytes) }
  } catch {
    throw invalidParams(
      'failed to deserialize solana_message::versions::VersionedMessage: io error: failed to fill whole buffer',
    )
  }
}

/** Returns the blockhash of a message. */
export function blockhashOf(message: SolanaMessage): string {
  return message.lifetimeToken
}

function readBytes(text: unknown, encoding: unknown): Uint8Array {
  if (typeof text !== 'string') throw invalidParams('Invalid params: invalid type, expected a string.')
  const isBase64 = encoding === 'base64'
  if (!isBase64 && encoding !== undefined && encoding !== 'base58') {
    throw invalidParams(
      `unsupported encoding: ${JSON.stringify(encoding)}. Supported encodings: base58, base64`,
    )
  }
  const bytes = isBase64 ? fromBase64(text) : fromBase58(text)
  if (bytes.length <= mostBytes) return bytes
  throw invalidParams(
    `decoded solana_transaction::versioned::VersionedTransaction too large: ${bytes.length} bytes (max: ${mostBytes} bytes)`,
  )
}

function fromBase64(text: string): Uint8Array {
  if (/^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.length % 4 === 0)
    return Uint8Array.from(Buffer.from(text, 'base64'))
  throw invalidParams('invalid base64 encoding: InvalidPadding')
}

function fromBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw invalidParams('invalid base58 encoding: InvalidCharacter')
  }
}
