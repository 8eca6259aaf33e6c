import { referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'

/** The names of networks by the reference of their chain. Presets have the same names. Test networks that were shut down are included. */
const names: Readonly<Record<string, string>> = {
  1: 'Ethereum',
  5: 'Goerli',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  97: 'BNB Smart Chain Testnet',
  100: 'Gnosis',
  137: 'Polygon',
  250: 'Fantom',
  280: 'zkSync Era Testnet',
  314: 'Filecoin Mainnet',
  324: 'ZKsync Era',
  420: 'Optimism Goerli',
  999: 'HyperEVM',
  1088: 'Metis',
  1284: 'Moonbeam',
  1285: 'Moonriver',
  1868: 'Soneium Mainnet',
  2020: 'Ronin',
  2021: 'Edgeware EdgeEVM Mainnet',
  4689: 'IoTeX',
  8453: 'Base',
  9001: 'Evmos',
  42161: 'Arbitrum One',
  42220: 'Celo',
  43113: 'Avalanche Fuji',
  43114: 'Avalanche',
  80001: 'Polygon Mumbai',
  84531: 'Base Goerli',
  84532: 'Base Sepolia',
  421613: 'Arbitrum Goerli',
  7777777: 'Zora',
  11155111: 'Sepolia',
  1313161554: 'Aurora',
  1313161555: 'Aurora Testnet',
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'Solana Testnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'Solana Devnet',
}

/** Returns the name of a network, even if the host app does not offer it. Null if the network is unknown. */
export function knownNetworkName(chainId: ChainId): string | null {
  return names[referenceOf(chainId)] ?? null
}
