import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { PurchaseNetwork } from '../../core/domain/on-ramp-options.ts'

/** The chains that Coinbase pays out on, as it calls them (behaviour reference 4.1). */
const names: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
}

/** What Coinbase calls a network; throws `chain-unsupported` for one that it does not pay out on. */
export function coinbaseNetwork({ chainId, label }: Pick<PurchaseNetwork, 'chainId' | 'label'>): string {
  const name = names[chainId]
  if (name !== undefined) return name
  throw new LatchkeyError(
    'chain-unsupported',
    `Coinbase sells nothing on ${label}; choose another network, or another provider.`,
  )
}
