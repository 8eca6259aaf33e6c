import base58 from 'bs58'
import type { SolanaMessage } from '../../solana-transaction.ts'
import { readTransfer, type SolanaTransfer } from '../../solana-transfer.ts'
import type { AccountKey } from './account-keys.ts'
import { tokenAmount } from '../tokens/token-amount.ts'

/** Returns a parsed instruction if it moves coins or tokens. Any other instruction keeps its addresses and data. */
export function parseInstruction(
  instruction: SolanaMessage['instructions'][number],
  keys: readonly AccountKey[],
): unknown {
  const addresses = keys.map(({ pubkey }) => pubkey)
  const addressAt = (index: number) => addresses[index] ?? ''
  const programId = addressAt(instruction.programAddressIndex)
  const transfer = readTransfer(instruction, addresses)
  if (transfer) return { parsed: describe(transfer), program: transfer.program, programId, stackHeight: 1 }
  const accounts = (instruction.accountIndices ?? []).map(addressAt)
  const data = base58.encode(Uint8Array.from(instruction.data ?? []))
  return { accounts, data, programId, stackHeight: 1 }
}

function describe({ program, source, destination, authority, amount, token }: SolanaTransfer): unknown {
  if (program === 'system') return { info: { destination, lamports: amount, source }, type: 'transfer' }
  if (!token) return { info: { amount: amount.toString(), authority, destination, source }, type: 'transfer' }
  const { mint, decimals } = token
  const info = { authority, destination, mint, source, tokenAmount: tokenAmount(amount, decimals) }
  return { info, type: 'transferChecked' }
}
