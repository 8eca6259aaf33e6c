import type { ReachedWallet } from './connector.ts'
import { rdnsOf } from '../wallets/wallet.ts'

/** Whether two go by one name and are reached in one way: one wallet, or twins. */
export function isOfOneName(one: ReachedWallet, other: ReachedWallet): boolean {
  return one.connector === other.connector && rdnsOf(one.wallet.key) === rdnsOf(other.wallet.key)
}

/** Whether two are one wallet, reached in one way. */
export function isSameWallet(one: ReachedWallet, other: ReachedWallet): boolean {
  return one.connector === other.connector && one.wallet.key === other.wallet.key
}
