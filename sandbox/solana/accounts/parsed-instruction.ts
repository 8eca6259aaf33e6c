import { encodeBase58 } from '../../base58.ts'
import type { AccountKey } from './account-keys.ts'
import { systemProgram, tokenProgramAt } from './programs.ts'
import { tokenAmount } from '../tokens/token-amount.ts'
import type { WireMessage } from '../ledger/wire-transaction.ts'

const systemTransfer = 2
const tokenTransfers = { transfer: 3, transferChecked: 12 } as const

/** Returns a parsed instruction if it moves coins or tokens. Any other instruction keeps its addresses and data. */
export function parseInstruction(
  instruction: WireMessage['instructions'][number],
  keys: readonly AccountKey[],
): unknown {
  const addressAt = (index: number) => keys[index]?.pubkey ?? ''
  const programId = addressAt(instruction.programAddressIndex)
  const accounts = (instruction.accountIndices ?? []).map(addressAt)
  const data = Uint8Array.from(instruction.data ?? [])
  const moved =
    programId === systemProgram ? readCoins(accounts, data) : readTokens(programId, accounts, data)
  if (!moved) return { accounts, data: encodeBase58(data), programId, stackHeight: 1 }
  const program = tokenProgramAt(programId) ?? 'system'
  return { parsed: moved, program, programId, stackHeight: 1 }
}

function readCoins([source, destination]: readonly string[], data: Uint8Array): unknown {
  const view = new DataView(data.buffer)
  if (data.length !== 12 || view.getUint32(0, true) !== systemTransfer) return null
  return { info: { destination, lamports: view.getBigUint64(4, true), source }, type: 'transfer' }
}

function readTokens(programId: string, accounts: readonly string[], data: Uint8Array): unknown {
  if (!tokenProgramAt(programId)) return null
  const view = new DataView(data.buffer)
  if (data[0] === tokenTransfers.transfer && data.length === 9) {
    const [source, destination, authority] = accounts
    const info = { amount: view.getBigUint64(1, true).toString(), authority, destination, source }
    return { info, type: 'transfer' }
  }
  if (data[0] === tokenTransfers.transferChecked && data.length === 10) {
    const [source, mint, destination, authority] = accounts
    const amount = tokenAmount(view.getBigUint64(1, true), data[9] ?? 0)
    return { info: { authority, destination, mint, source, tokenAmount: amount }, type: 'transferChecked' }
  }
  return null
}
