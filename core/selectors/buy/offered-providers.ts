import { namespaceOf } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import { coinbase } from '../../domain/buy/provider.ts'
import type { OnRampProvider } from '../../domain/buy/provider.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'

/** Returns from whom an account can buy, by default the one that is looked at: Coinbase first, then the providers of the host. Where coins are worth nothing, these alone. */
export function offeredProviders(
  state: BootState,
  holder: AccountOnChain | null = activeAccount(state),
): readonly OnRampProvider[] {
  if (!holder) return []
  const others = state.options?.onRampProviders ?? []
  const isTestnet = networkOf(state.options?.networks ?? [], holder.chainId)?.isTestnet
  const all = isTestnet ? others : [coinbase, ...others.filter(({ id }) => id !== coinbase.id)]
  return all.filter(({ namespaces }) => namespaces.includes(namespaceOf(holder.chainId)))
}
