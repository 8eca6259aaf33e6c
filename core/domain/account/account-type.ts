/** How an account of the secure frame signs: by a key of its own, or as a contract (ERC-4337). */
export const accountTypes = ['eoa', 'smartAccount'] as const
export type AccountType = (typeof accountTypes)[number]

/** Whether there is such a kind of account. */
export function isAccountType(given: unknown): given is AccountType {
  return accountTypes.some((type) => type === given)
}
