import type * as z from 'zod/mini'
import type * as schema from './chosen-account.schema.ts'

/** The account that a visitor put first. `over` is the account that the wallet itself listed first at that time. */
export type ChosenAccount = z.infer<typeof schema.chosenAccountSchema>

/** Parses a stored choice. Returns undefined if it is invalid. */
export function chosenAccountOf(kept: unknown): ChosenAccount | undefined {
  const { address, over } = Object(kept) as Readonly<Record<string, unknown>>
  return typeof address === 'string' && typeof over === 'string' ? { address, over } : undefined
}

/** Returns the active account among a wallet's shared accounts: the chosen one, else the first. */
export function actingAccount(
  accounts: readonly string[],
  chosen: ChosenAccount | undefined,
): string | undefined {
  return chosen?.address ?? accounts[0]
}

/** Returns whether a choice is still valid: the account is shared, and the wallet's first account is the same as then. */
export function isStillChosen({ address, over }: ChosenAccount, accounts: readonly string[]): boolean {
  return accounts[0] === over && accounts.includes(address)
}
