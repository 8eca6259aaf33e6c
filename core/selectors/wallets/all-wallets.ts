import { remainingCount } from '../../domain/wallets/registry-page.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import type { StateOf } from '../../reducers/root.ts'
import { offersWallet } from './excluded-keys.ts'

/** The wallets of the registry as far as its pages came, featured ones first; no wallet twice, and none that the host leaves out. */
export function allWallets(state: StateOf<'modal'>): readonly Wallet[] {
  const { featured, registry } = state.wallets
  return offeredOf(state, [...new Set([...featured, ...registry.order])])
}

/** How many wallets there are to come to: those that came, and those that are still to come. */
export function allWalletsCount(state: StateOf<'modal'>): number {
  return allWallets(state).length + remainingCount(state.wallets.registry)
}

/** The wallets with these ids that the host does not leave out, in their order. */
export function offeredOf(state: StateOf<'modal'>, ids: readonly string[]): readonly Wallet[] {
  const { byId } = state.wallets
  return ids.flatMap((id) => byId[id] ?? []).filter(offersWallet(state))
}
