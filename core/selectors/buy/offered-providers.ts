import { namespaceOf } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import { coinbase } from '../../domain/buy/provider.ts'
import type { OnRampProvider } from '../../domain/buy/provider.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'

/**
 * Returns the providers from which an account (by default the active one) can buy: Coinbase first, then the host's.
 * On a test network only the host's, because its coins are worth nothing.
 */
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
