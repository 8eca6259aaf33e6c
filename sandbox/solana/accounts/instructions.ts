import { associatedTokenProgram, computeBudgetProgram, systemProgram, tokenPrograms } from './programs.ts'
import type { SolanaToken } from '../tokens/tokens.ts'
import type { Instruction } from '../ledger/transaction-signing.ts'

const transferInstruction = 2
const unitLimitInstruction = 2
const createIdempotentInstruction = 1
const transferCheckedInstruction = 12
const leastUnits = 80_000
let marksMade = 0

/** Returns a limit of compute units that no other transaction has, so that two equal transfers are different transactions. */
export function uniqueMark(): Instruction {
  marksMade += 1
  const limit = new DataView(new ArrayBuffer(5))
  limit.setUint8(0, unitLimitInstruction)
  limit.setUint32(1, leastUnits + (marksMade % 100_000), true)
  return { program: computeBudgetProgram, accounts: [], data: bytesOf(limit) }
}

/** Returns a transfer of coins. */
export function transferCoins(from: string, to: string, lamports: bigint): Instruction {
  const transfer = new DataView(new ArrayBuffer(12))
  transfer.setUint32(0, transferInstruction, true)
  transfer.setBigUint64(4, lamports, true)
  const accounts = [
    { address: from, writable: true },
    { address: to, writable: true },
  ]
  return { program: systemProgram, accounts, data: bytesOf(transfer) }
}

/** Returns a transfer of tokens between two token accounts. */
export function transferTokens(
  token: SolanaToken,
  owner: string,
  from: string,
  to: string,
  amount: bigint,
): Instruction {
  const transfer = new DataView(new ArrayBuffer(10))
  transfer.setUint8(0, transferCheckedInstruction)
  transfer.setBigUint64(1, amount, true)
  transfer.setUint8(9, token.decimals)
  const accounts = [
    { address: from, writable: true },
    { address: token.mint },
    { address: to, writable: true },
    { address: owner },
  ]
  return { program: tokenPrograms[token.program], accounts, data: bytesOf(transfer) }
}

/** Returns the instruction that creates an owner's token account, unless it exists. */
export function createHolding(
  token: SolanaToken,
  payer: string,
  owner: string,
  holding: string,
): Instruction {
  const accounts = [
    { address: payer, writable: true },
    { address: holding, writable: true },
    { address: owner },
    { address: token.mint },
    { address: systemProgram },
    { address: tokenPrograms[token.program] },
  ]
  return { program: associatedTokenProgram, accounts, data: Uint8Array.of(createIdempotentInstruction) }
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer)
}
