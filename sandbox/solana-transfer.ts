import { AccountRole, type AccountMeta, type Address, type ReadonlyUint8Array } from '@solana/kit'
import { parseSystemInstruction, SYSTEM_PROGRAM_ADDRESS, SystemInstruction } from '@solana-program/system'
import { parseTokenInstruction, TokenInstruction } from '@solana-program/token'
import { tokenProgramAt, type TokenProgram } from './token-programs.ts'

/** An instruction of a message, with indexes in place of addresses. */
export type CompiledInstruction = {
  readonly programAddressIndex: number
  readonly accountIndices?: readonly number[]
  readonly data?: ReadonlyUint8Array
}

/** A transfer of coins or tokens. `amount` is in base units. */
export type SolanaTransfer = {
  readonly program: 'system' | TokenProgram
  readonly source: string
  readonly destination: string
  /** The signer: the owner of the source, or its delegate. */
  readonly authority: string
  readonly amount: bigint
  /** The token of a checked transfer. A transfer of coins, or an unchecked one, names none. */
  readonly token: { readonly mint: string; readonly decimals: number } | null
}

/** Returns the transfer of an instruction. Returns `null` for other and for malformed instructions. */
export function readTransfer(
  { programAddressIndex, accountIndices = [], data = new Uint8Array() }: CompiledInstruction,
  addresses: readonly string[],
): SolanaTransfer | null {
  const addressAt = (index: number) => (addresses[index] ?? '') as Address
  const programAddress = addressAt(programAddressIndex)
  // The clients read the addresses and keep the roles, which nothing here needs.
  const accounts = accountIndices.map((index): AccountMeta => ({
    address: addressAt(index),
    role: AccountRole.READONLY,
  }))
  const instruction = { programAddress, accounts, data }
  try {
    if (programAddress === SYSTEM_PROGRAM_ADDRESS) return coinTransfer(parseSystemInstruction(instruction))
    const program = tokenProgramAt(programAddress)
    return program && tokenTransfer(program, parseTokenInstruction(instruction))
  } catch {
    // The clients throw if they do not know an instruction, or if its data or accounts are too short.
    return null
  }
}

function coinTransfer(parsed: ReturnType<typeof parseSystemInstruction>): SolanaTransfer | null {
  if (parsed.instructionType !== SystemInstruction.TransferSol) return null
  const { source, destination } = parsed.accounts
  return {
    program: 'system',
    source: source.address,
    destination: destination.address,
    authority: source.address,
    amount: parsed.data.amount,
    token: null,
  }
}

function tokenTransfer(
  program: TokenProgram,
  parsed: ReturnType<typeof parseTokenInstruction>,
): SolanaTransfer | null {
  const isChecked = parsed.instructionType === TokenInstruction.TransferChecked
  if (!isChecked && parsed.instructionType !== TokenInstruction.Transfer) return null
  const { source, destination, authority } = parsed.accounts
  return {
    program,
    source: source.address,
    destination: destination.address,
    authority: authority.address,
    amount: parsed.data.amount,
    token: isChecked ? { mint: parsed.accounts.mint.address, decimals: parsed.data.decimals } : null,
  }
}
