import {
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'
import { formatUnits } from 'viem'
import type { SolanaKey } from './solana-key.ts'
import { readTransfer, type SolanaTransfer } from './solana-transfer.ts'

/** The signed message, of one of the two versions that networks accept. */
export type SolanaMessage = Extract<CompiledTransactionMessage, { readonly version: 'legacy' | 0 }> &
  CompiledTransactionMessageWithLifetime

/** A parsed transaction: its signatures by signer, and its message. */
export type SolanaTransaction = { readonly transaction: Transaction; readonly message: SolanaMessage }

const decimalsOfCoin = 9

/** Reads a serialized transaction, legacy or of version 0. Throws if the bytes are invalid. */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const transaction = getTransactionDecoder().decode(bytes)
  return { transaction, message: readSolanaMessage(transaction.messageBytes) }
}

/** Reads the message of a transaction. Throws if the bytes are invalid. */
export function readSolanaMessage(bytes: ReadonlyUint8Array): SolanaMessage {
  return getCompiledTransactionMessageDecoder().decode(bytes) as SolanaMessage
}

/** Signs a serialized transaction with one of its required keys. Throws if the key is not required. */
export async function signSolanaTransaction(
  bytes: Uint8Array,
  key: SolanaKey,
): Promise<{ readonly bytes: Uint8Array; readonly signature: Uint8Array }> {
  const signed = await partiallySignTransaction([key.keyPair], getTransactionDecoder().decode(bytes))
  const signature = Uint8Array.from(signed.signatures[key.address] ?? [])
  return { bytes: Uint8Array.from(getTransactionEncoder().encode(signed)), signature }
}

/** Describes a transaction: its transfers of coins and tokens, and the number of its other instructions. */
export function describeSolanaTransaction(bytes: Uint8Array): readonly (readonly [string, string])[] {
  const { staticAccounts, instructions } = readSolanaTransaction(bytes).message
  const transfers = instructions.flatMap((instruction) => readTransfer(instruction, staticAccounts) ?? [])
  const others = instructions.length - transfers.length
  return [
    ...transfers.map((transfer) => ['Sends', describeTransfer(transfer)] as const),
    ...(others > 0 ? [['Other instructions', String(others)] as const] : []),
    ['Fee from', staticAccounts[0] ?? ''],
  ]
}

/** Describes a transfer. Only a checked transfer of tokens names its token and decimals. */
function describeTransfer({ program, destination, amount, token }: SolanaTransfer): string {
  if (program === 'system') return `${formatUnits(amount, decimalsOfCoin)} SOL to ${destination}`
  if (!token) return `${amount} base units of a token to ${destination}`
  return `${formatUnits(amount, token.decimals)} of the token ${token.mint} to ${destination}`
}
