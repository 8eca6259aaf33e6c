import type { ReachedWallet } from './connector.ts'
import { rdnsOf } from '../wallets/wallet.ts'

/** Returns whether two wallets have the same name and connector. They may be one wallet, or two with the same name. */
export function isOfOneName(one: ReachedWallet, other: ReachedWallet): boolean {
  return one.connector === other.connector && rdnsOf(one.wallet.key) === rdnsOf(other.wallet.key)
}

/** Returns whether two are the same wallet with the same connector. */
export function isSameWallet(one: ReachedWallet, other: ReachedWallet): boolean {
  return one.connector === other.connector && one.wallet.key === other.wallet.key
}
