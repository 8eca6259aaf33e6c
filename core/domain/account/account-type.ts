/** The kinds of account of the secure frame: one with a key of its own (`eoa`), and a smart contract account (ERC-4337). */
export const accountTypes = ['eoa', 'smartAccount'] as const
export type AccountType = (typeof accountTypes)[number]

/** Returns whether a value is a kind of account. */
export function isAccountType(given: unknown): given is AccountType {
  return accountTypes.some((type) => type === given)
}
