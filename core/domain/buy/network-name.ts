import type { ChainId } from '../values/caip.ts'
import { coinbaseNetworkName } from './coinbase-network.ts'
import type { PurchaseNetwork } from './options.ts'

/** The names of networks that on-ramps use: Coinbase's names, which others adopted. */
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

/**
 * Returns the name of a chain in a provider's URL. This is the service's own name, unless that is the name of another chain. The provider would then
 * pay out on the wrong chain.
 */
export function providerNetworkName({ chainId, name }: Pick<PurchaseNetwork, 'chainId' | 'name'>): string {
  const known = [onRampNetworkName(chainId), coinbaseNetworkName(chainId)].filter((one) => one !== null)
  const isKnown = known.some((one) => withoutMainnet(one) === withoutMainnet(name.toLowerCase()))
  return isKnown ? name : (known[0] ?? name)
}

function withoutMainnet(name: string): string {
  return name.replace(/-mainnet$/, '')
}

/** Returns the on-ramps' name of a chain, or null if it is unknown. */
export function onRampNetworkName(chainId: ChainId): string | null {
  return names[chainId] ?? null
}
