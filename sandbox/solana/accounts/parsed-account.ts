import { AccountState } from '@solana-program/token'
import { tokenProgramAt } from '../../token-programs.ts'
import type { LedgerAccount } from '../ledger/ledger.ts'
import { tokenAmount } from '../tokens/token-amount.ts'
import { readHolding, readMint } from '../tokens/token-bytes.ts'
import { describeExtensions } from '../tokens/token-extensions.ts'

/** The parsed data of an account. */
export type ParsedData = { readonly program: string; readonly parsed: unknown; readonly space: number }

const states = {
  [AccountState.Uninitialized]: 'uninitialized',
  [AccountState.Initialized]: 'initialized',
  [AccountState.Frozen]: 'frozen',
} as const

/** Returns the parsed data of a mint or a token account. Returns `null` for accounts of other programs. */
export function parseAccount(
  { owner, data }: LedgerAccount,
  decimalsOf: (mint: string) => number | null,
): ParsedData | null {
  const program = tokenProgramAt(owner)
  if (!program) return null
  const space = data.length
  const extensions = program === 'spl-token' ? {} : { extensions: describeExtensions(data) }
  const mint = readMint(data, program)
  if (mint) {
    const info = { ...mint, supply: mint.supply.toString(), ...extensions }
    return { program, parsed: { info, type: 'mint' }, space }
  }
  const holding = readHolding(data, program)
  const decimals = holding && decimalsOf(holding.mint)
  if (!holding || decimals === null) return null
  const { delegate, delegatedAmount, isNative: nativeReserve, closeAuthority } = holding
  const info = {
    isNative: nativeReserve !== null,
    mint: holding.mint,
    owner: holding.owner,
    state: states[holding.state],
    tokenAmount: tokenAmount(holding.amount, decimals),
    ...(delegate !== null && { delegate, delegatedAmount: tokenAmount(delegatedAmount, decimals) }),
    ...(nativeReserve !== null && { rentExemptReserve: tokenAmount(nativeReserve, decimals) }),
    ...(closeAuthority !== null && { closeAuthority }),
    ...extensions,
  }
  return { program, parsed: { info, type: 'account' }, space }
}
