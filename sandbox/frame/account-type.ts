/** The two account types of a user: the key's own account, and a contract that the key owns. */
export type AccountType = 'eoa' | 'smartAccount'

/** Returns whether a value is an account type. */
export function isAccountType(named: unknown): named is AccountType {
  return named === 'eoa' || named === 'smartAccount'
}
