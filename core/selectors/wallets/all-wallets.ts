import { remainingCount } from '../../domain/wallets/registry-page.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import type { StateOf } from '../../reducers/root.ts'
import { offersWallet } from './excluded-keys.ts'

/** Returns the wallets of the registry's loaded pages, featured ones first. No wallet is repeated, and excluded ones are left out. */
export function allWallets(state: StateOf<'modal'>): readonly Wallet[] {
  const { featured, registry } = state.wallets
  return offeredOf(state, [...new Set([...featured, ...registry.order])])
}

/** Returns how many wallets there are: loaded ones, and those of pages that are not loaded yet. */
export function allWalletsCount(state: StateOf<'modal'>): number {
  return allWallets(state).length + remainingCount(state.wallets.registry)
}

/** Returns the wallets with these ids in their order, without those that the host excludes. */
export function offeredOf(state: StateOf<'modal'>, ids: readonly string[]): readonly Wallet[] {
  const { byId } = state.wallets
  return ids.flatMap((id) => byId[id] ?? []).filter(offersWallet(state))
}
