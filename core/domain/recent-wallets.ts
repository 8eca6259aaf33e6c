import * as z from 'zod/mini'
import { Wallet } from './wallet.ts'

/** How many wallets are remembered as recent (behaviour reference 2.4). */
const most = 2

/** Reads the recent wallets; what is not ours counts as none. */
export function recentWalletsOf(text: string | null): readonly Wallet[] {
  try {
    return (
      z
        .array(Wallet)
        .safeParse(JSON.parse(text ?? '[]'))
        .data?.slice(0, most) ?? []
    )
  } catch {
    return []
  }
}

/** The recent wallets after one more was connected, newest first. */
export function withRecentWallet(recent: readonly Wallet[], wallet: Wallet): readonly Wallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, most)
}
