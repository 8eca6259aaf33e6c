import { address, type Instruction, type TransactionSigner } from '@solana/kit'
import { getSetComputeUnitLimitInstruction } from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { tokenPrograms } from '../../token-programs.ts'
import { holdingAddress, type SolanaToken } from '../tokens/tokens.ts'

const leastUnits = 80_000
let marksMade = 0

/** Returns a limit of compute units that no other transaction has, so that two equal transfers are different transactions. */
export function uniqueMark(): Instruction {
  marksMade += 1
  return getSetComputeUnitLimitInstruction({ units: leastUnits + (marksMade % 100_000) })
}

/** Returns a transfer of coins. */
export function transferCoins(source: TransactionSigner, to: string, lamports: bigint): Instruction {
  return getTransferSolInstruction({ source, destination: address(to), amount: lamports })
}

/** Returns the transfer of tokens to an owner. It creates the receiving token account, unless it exists. */
export async function transferTokens(
  token: SolanaToken,
  from: TransactionSigner,
  to: string,
  amount: bigint,
): Promise<readonly Instruction[]> {
  const owner = address(to)
  const { mint, decimals } = token
  const tokenProgram = tokenPrograms[token.program]
  const source = await holdingAddress(from.address, token)
  const destination = await holdingAddress(owner, token)
  return [
    getCreateAssociatedTokenIdempotentInstruction({
      payer: from,
      ata: destination,
      owner,
      mint,
      tokenProgram,
    }),
    getTransferCheckedInstruction(
      { source, mint, destination, authority: from, amount, decimals },
      { programAddress: tokenProgram },
    ),
  ]
}
