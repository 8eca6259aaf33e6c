import { chainDefinitions } from '../chains/chain-definition.ts'
import type { Asset } from './asset.ts'

const solanaCoin: Asset = { address: null, name: 'Solana', symbol: 'SOL', decimals: 9 }

/** The coin of a chain. */
export function coinOf(chain: string): Asset {
  const definition = chainDefinitions.find(({ id }) => chain === `eip155:${id}`)
  return definition ? { address: null, ...definition.nativeCurrency } : solanaCoin
}
