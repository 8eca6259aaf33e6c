import { ether } from './coins.ts'
import type { Network } from './network.ts'

/** Sepolia, Ethereum's test network, chain 11155111. */
export const sepolia: Network<'eip155:11155111'> = {
  id: 'eip155:11155111',
  name: 'Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://11155111.rpc.thirdweb.com'],
  explorer: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' },
  imageId: '692ed6ba-e569-459a-556a-776476829e00',
  isTestnet: true,
}

/** Base's test network, chain 84532. */
export const baseSepolia: Network<'eip155:84532'> = {
  id: 'eip155:84532',
  name: 'Base Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://sepolia.base.org'],
  explorer: { name: 'Basescan', url: 'https://sepolia.basescan.org' },
  imageId: '7289c336-3981-4081-c5f4-efc26ac64a00',
  isTestnet: true,
}

/** The test network of BNB Smart Chain, chain 97. */
export const bscTestnet: Network<'eip155:97'> = {
  id: 'eip155:97',
  name: 'BNB Smart Chain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'],
  explorer: { name: 'BscScan', url: 'https://testnet.bscscan.com' },
  imageId: '93564157-2e8e-4ce7-81df-b264dbee9b00',
  isTestnet: true,
}

/** Fuji, Avalanche's test network, chain 43113. */
export const avalancheFuji: Network<'eip155:43113'> = {
  id: 'eip155:43113',
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: ['https://api.avax-test.network/ext/bc/C/rpc'],
  explorer: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' },
  imageId: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
  isTestnet: true,
}

/** Aurora's test network, chain 1313161555. */
export const auroraTestnet: Network<'eip155:1313161555'> = {
  id: 'eip155:1313161555',
  name: 'Aurora Testnet',
  nativeCurrency: ether,
  rpcUrls: ['https://testnet.aurora.dev'],
  explorer: { name: 'Aurorascan', url: 'https://testnet.aurorascan.dev' },
  imageId: '3ff73439-a619-4894-9262-4470c773a100',
  isTestnet: true,
}
