import type { Connection, PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { associatedAccount } from './associated-account.ts'
import { viewOf } from './mint.ts'
import type { Mint } from './mint.ts'

/** An amount that is taken from a token account. */
export type TokenSource = { readonly account: PublicKey; readonly amount: bigint }

// The place of the amount in a token account.
const amountAt = 64
const shortest = 72

/**
 * Returns the owner's token accounts from which an amount is taken: the associated one first, then the fullest. Throws `insufficient-funds` if
 * all of them hold less.
 */
export async function tokenSources(
  connection: Connection,
  { owner, mint, amount }: { readonly owner: PublicKey; readonly mint: Mint; readonly amount: bigint },
): Promise<readonly TokenSource[]> {
  const { value } = await connection.getTokenAccountsByOwner(owner, { mint: mint.key })
  const usual = associatedAccount(owner, mint)
  const held = value
    .filter(({ account }) => account.data.length >= shortest)
    .map(({ pubkey, account }) => ({
      account: pubkey,
      amount: viewOf(account.data).getBigUint64(amountAt, true),
    }))
    .sort((one, other) => rank(other, usual) - rank(one, usual) || compare(other.amount, one.amount))
  const taken: TokenSource[] = []
  let missing = amount
  for (const { account, amount: there } of held) {
    if (missing === 0n && taken.length > 0) break
    const part = there < missing ? there : missing
    if (part > 0n || missing === 0n) taken.push({ account, amount: part })
    missing -= part
  }
  if (missing === 0n) return taken
  const all = held.reduce((sum, one) => sum + one.amount, 0n)
  const message = `${owner.toBase58()} has ${all} base units of ${mint.key.toBase58()} and would send ${amount}; send less.`
  throw new LatchkeyError('insufficient-funds', message)
}

function rank({ account }: TokenSource, usual: PublicKey): number {
  return account.equals(usual) ? 1 : 0
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
