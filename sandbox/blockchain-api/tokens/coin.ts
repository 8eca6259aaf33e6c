import { chainDefinitions } from '../../chains/chain-definition.ts'
import type { Asset } from './asset.ts'

const solanaCoin: Asset = { address: null, name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Solana's wrapped coin, a token of the SPL Token program. */
export const wrappedSol = {
  address: 'So11111111111111111111111111111111111111112',
  name: 'Wrapped SOL',
  symbol: 'WSOL',
  decimals: 9,
} as const satisfies Asset

/** Returns the coin of a chain. */
export function coinOf(chain: string): Asset {
  const definition = chainDefinitions.find(({ id }) => chain === `eip155:${id}`)
  return definition ? { address: null, ...definition.nativeCurrency } : solanaCoin
}
