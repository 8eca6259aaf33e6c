import type { ChainId } from '../values/caip.ts'
import { coinbaseNetworkName } from './coinbase-network.ts'
import type { PurchaseNetwork } from './options.ts'

/** Networks as on-ramps call them; Coinbase, and those that took its names. */
const names: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum-mainnet',
  'eip155:10': 'optimism-mainnet',
  'eip155:56': 'bsc-mainnet',
  'eip155:137': 'polygon-mainnet',
  'eip155:8453': 'base-mainnet',
  'eip155:42161': 'arbitrum-mainnet',
  'eip155:43114': 'avacchain-mainnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana-mainnet',
}

/** Returns the name by which a provider is told a chain. A service's own name for it counts unless the chain is known by another one, because the provider would pay out on that. */
export function providerNetworkName({ chainId, name }: Pick<PurchaseNetwork, 'chainId' | 'name'>): string {
  const known = [onRampNetworkName(chainId), coinbaseNetworkName(chainId)].filter((one) => one !== null)
  const isKnown = known.some((one) => withoutMainnet(one) === withoutMainnet(name.toLowerCase()))
  return isKnown ? name : (known[0] ?? name)
}

function withoutMainnet(name: string): string {
  return name.replace(/-mainnet$/, '')
}

/** What on-ramps call a chain; null for one of which that is not known. */
export function onRampNetworkName(chainId: ChainId): string | null {
  return names[chainId] ?? null
}
