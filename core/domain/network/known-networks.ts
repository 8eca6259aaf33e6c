import { ether } from './coins.ts'
import type { Network } from './network.ts'

const sol = { name: 'Sol', symbol: 'SOL', decimals: 9 }

/** Ethereum, chain 1. */
export const mainnet: Network<'eip155:1'> = {
  id: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: ether,
  rpcUrls: ['https://eth.merkle.io'],
  explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
  imageId: '692ed6ba-e569-459a-556a-776476829e00',
}

/** Base, chain 8453. */
export const base: Network<'eip155:8453'> = {
  id: 'eip155:8453',
  name: 'Base',
  nativeCurrency: ether,
  rpcUrls: ['https://mainnet.base.org'],
  explorer: { name: 'Basescan', url: 'https://basescan.org' },
  imageId: '7289c336-3981-4081-c5f4-efc26ac64a00',
}

/** Polygon PoS, chain 137. */
export const polygon: Network<'eip155:137'> = {
  id: 'eip155:137',
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: ['https://polygon-rpc.com'],
  explorer: { name: 'PolygonScan', url: 'https://polygonscan.com' },
  imageId: '41d04d42-da3b-4453-8506-668cc0727900',
}

/** OP Mainnet, chain 10. */
export const optimism: Network<'eip155:10'> = {
  id: 'eip155:10',
  name: 'OP Mainnet',
  nativeCurrency: ether,
  rpcUrls: ['https://mainnet.optimism.io'],
  explorer: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' },
  imageId: 'ab9c186a-c52f-464b-2906-ca59d760a400',
}

/** Solana, genesis hash 5eykt4Us…. */
export const solana: Network<'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'> = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: sol,
  rpcUrls: ['https://api.mainnet-beta.solana.com'],
  explorer: { name: 'Solana Explorer', url: 'https://explorer.solana.com' },
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
}

/** Solana's test network, genesis hash 4uhcVJyU…. */
export const solanaTestnet: Network<'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'> = {
  id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  nativeCurrency: sol,
  rpcUrls: ['https://api.testnet.solana.com'],
  explorer: { name: 'Solana Explorer', url: 'https://explorer.solana.com/?cluster=testnet' },
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
  isTestnet: true,
}

/** Solana's development network, genesis hash EtWTRABZ…. */
export const solanaDevnet: Network<'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'> = {
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  nativeCurrency: sol,
  rpcUrls: ['https://api.devnet.solana.com'],
  explorer: { name: 'Solana Explorer', url: 'https://explorer.solana.com/?cluster=devnet' },
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
  isTestnet: true,
}

/** Arbitrum One, chain 42161. */
export const arbitrum: Network<'eip155:42161'> = {
  id: 'eip155:42161',
  name: 'Arbitrum One',
  nativeCurrency: ether,
  rpcUrls: ['https://arb1.arbitrum.io/rpc'],
  explorer: { name: 'Arbiscan', url: 'https://arbiscan.io' },
  imageId: '600a9a04-c1b9-42ca-6785-9b4b6ff85200',
}
