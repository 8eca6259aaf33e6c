import { namespaceOf } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import { coinbase } from '../domain/on-ramp-provider.ts'
import type { OnRampProvider } from '../domain/on-ramp-provider.ts'
import type { BootState } from '../reducers/root.ts'
import { lookedAt } from './looked-at.ts'

/** From whom the account that is looked at can buy: Coinbase first, then whom the host names; where coins are worth nothing, the host's alone. */
export function offeredProviders(state: BootState): readonly OnRampProvider[] {
  const holder = lookedAt(state)
  if (!holder) return []
  const others = state.options?.onRampProviders ?? []
  const isTestnet = networkOf(state.options?.networks ?? [], holder.chainId)?.isTestnet
  const all = isTestnet ? others : [coinbase, ...others.filter(({ id }) => id !== coinbase.id)]
  return all.filter(({ namespaces }) => namespaces.includes(namespaceOf(holder.chainId)))
}
