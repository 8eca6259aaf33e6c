import { knownWalletNames } from '../../domain/wallets/known-wallet-names.ts'
import { isReverseDomain, rdnsOf } from '../../domain/wallets/wallet.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import type { BootState } from '../../reducers/root.ts'

type Known = Pick<BootState, 'options' | 'wallets'>

/** Returns the known reverse domain names of the wallets that the host excludes: names in its options, and those of its wallet ids. */
export function excludedKeys({ options, wallets }: Known): readonly string[] {
  const excluded = options?.excludeWalletIds ?? []
  if (excluded.length === 0) return wallets?.excludedKeys ?? []
  const named = excluded.flatMap((id) =>
    isReverseDomain(id) ? id.toLowerCase() : (knownWalletNames[id] ?? wallets?.byId[id]?.rdns ?? []),
  )
  return [...named, ...(wallets?.excludedKeys ?? [])]
}

/** Returns a predicate for registry wallets that the host offers. A host excludes wallets by id or by reverse domain name. */
export function offersWallet(state: Known): (wallet: Wallet) => boolean {
  const ids = state.options?.excludeWalletIds ?? []
  const keys = excludedKeys(state)
  return ({ id, rdns }) => !ids.includes(id) && !(rdns && keys.includes(rdns))
}

/** Returns whether the host excludes the installed wallet with this key. */
export function isInstalledExcluded(state: Known, key: string): boolean {
  return excludedKeys(state).includes(rdnsOf(key))
}
