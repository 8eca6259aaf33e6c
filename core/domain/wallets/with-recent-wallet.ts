import type { Wallet } from './wallet.ts'

/** The number of stored recent wallets. */
export const mostRecent = 2

/** Returns the recent wallets after one more was connected, newest first. */
export function withRecentWallet(recent: readonly Wallet[], wallet: Wallet): readonly Wallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, mostRecent)
}
