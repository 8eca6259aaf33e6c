import type { Wallet } from './wallet.ts'

/** How many wallets are remembered as recent (behaviour reference 2.4). */
export const mostRecent = 2

/** The recent wallets after one more was connected, newest first. */
export function withRecentWallet(recent: readonly Wallet[], wallet: Wallet): readonly Wallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, mostRecent)
}
