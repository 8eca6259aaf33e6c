import { PublicKey } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { TokenBalance, TokenProgram } from '../../core/ports/solana-chain.ts'
import { mostUnits } from './most-units.ts'
import { tokenPrograms } from './token-programs.ts'

/**
 * Returns an owner's balances in both token programs. There is one entry for each mint, summed over all its token accounts. Empty balances are
 * left out.
 */
export async function solanaTokenBalances(connection: Connection, owner: PublicKey): Promise<TokenBalance[]> {
  const held = await Promise.all([
    heldIn(connection, owner, 'spl-token'),
    heldIn(connection, owner, 'spl-token-2022'),
  ])
  const byMint = new Map<string, TokenBalance>()
  for (const balance of held.flat()) {
    const amount = BigInt(balance.amount) + BigInt(byMint.get(balance.mint)?.amount ?? 0)
    if (amount > 0n) byMint.set(balance.mint, { ...balance, amount: amount.toString() })
  }
  return [...byMint.values()]
}

async function heldIn(
  connection: Connection,
  owner: PublicKey,
  program: TokenProgram,
): Promise<readonly TokenBalance[]> {
  const filter = { programId: new PublicKey(tokenPrograms[program]) }
  const { value } = await connection.getParsedTokenAccountsByOwner(owner, filter)
  return value.map(({ account }) => balanceIn(account.data.parsed, program))
}

function balanceIn(parsed: unknown, program: TokenProgram): TokenBalance {
  const { mint, tokenAmount } = fieldsOf(fieldsOf(parsed)['info'])
  const { amount, decimals } = fieldsOf(tokenAmount)
  if (typeof mint !== 'string' || !isAmount(amount) || !isDecimals(decimals)) {
    throw new LatchkeyError(
      'malformed-answer',
      `A token account was answered with the mint ${shapeOf(mint)}, the amount ${shapeOf(amount)} and ${shapeOf(decimals)} decimals; expected an address and whole numbers.`,
    )
  }
  return { mint, program, amount, decimals }
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return Object(given) as Readonly<Record<string, unknown>>
}

function isAmount(given: unknown): given is string {
  return typeof given === 'string' && /^\d{1,20}$/.test(given) && BigInt(given) <= mostUnits
}

/** Returns whether a value can be a mint's decimals, which are one byte. */
export function isDecimals(given: unknown): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= 255
}
