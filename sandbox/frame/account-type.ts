/** The two kinds of account that a user has: a key's own, and a contract that this key owns. */
export type AccountType = 'eoa' | 'smartAccount'

/** Whether a page named one of them. */
export function isAccountType(named: unknown): named is AccountType {
  return named === 'eoa' || named === 'smartAccount'
}
