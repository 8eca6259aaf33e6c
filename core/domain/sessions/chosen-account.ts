import type * as z from 'zod/mini'
import type * as schema from './chosen-account.schema.ts'

/** The account that a visitor put first, over the one that the wallet itself named first then. */
export type ChosenAccount = z.infer<typeof schema.ChosenAccount>

/** Reads a choice from what was kept of it; nothing when it is none. */
export function chosenAccountOf(kept: unknown): ChosenAccount | undefined {
  const { address, over } = Object(kept) as Readonly<Record<string, unknown>>
  return typeof address === 'string' && typeof over === 'string' ? { address, over } : undefined
}

/** The account that acts, as a wallet tells what it shares: the one that was chosen, else the first. */
export function actingAccount(
  accounts: readonly string[],
  chosen: ChosenAccount | undefined,
): string | undefined {
  return chosen?.address ?? accounts[0]
}

/** Whether a choice still counts: the account is shared, and the wallet names the same one first as it did then. */
export function isStillChosen({ address, over }: ChosenAccount, accounts: readonly string[]): boolean {
  return accounts[0] === over && accounts.includes(address)
}
