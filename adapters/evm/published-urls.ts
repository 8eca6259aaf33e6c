import type { PublishedUrls } from '../json-rpc/rpc-endpoint.ts'

/** The EVM chains that the RPC endpoint serves, with the public URLs of Latchkey's presets and of viem's definitions. */
export const publishedUrls: PublishedUrls = {
  'eip155:1': ['https://eth.merkle.io', 'https://ethereum.reth.rs/rpc'],
  'eip155:5': ['https://5.rpc.thirdweb.com'],
  'eip155:11155111': ['https://11155111.rpc.thirdweb.com'],
  'eip155:10': ['https://mainnet.optimism.io'],
  'eip155:420': ['https://goerli.optimism.io'],
  'eip155:42161': ['https://arb1.arbitrum.io/rpc'],
  'eip155:421613': ['https://goerli-rollup.arbitrum.io/rpc'],
  'eip155:137': ['https://polygon-rpc.com', 'https://polygon.drpc.org'],
  'eip155:80001': ['https://80001.rpc.thirdweb.com'],
  'eip155:42220': ['https://forno.celo.org'],
  'eip155:1313161554': ['https://mainnet.aurora.dev'],
  'eip155:1313161555': ['https://testnet.aurora.dev'],
  'eip155:56': ['https://56.rpc.thirdweb.com'],
  'eip155:97': ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'],
  'eip155:43114': ['https://api.avax.network/ext/bc/C/rpc'],
  'eip155:43113': ['https://api.avax-test.network/ext/bc/C/rpc'],
  'eip155:100': ['https://rpc.gnosischain.com'],
  'eip155:8453': ['https://mainnet.base.org'],
  'eip155:84531': ['https://goerli.base.org'],
  'eip155:7777777': ['https://rpc.zora.energy'],
  'eip155:999': ['https://testnet.rpc.zora.energy'],
  'eip155:324': ['https://mainnet.era.zksync.io'],
  'eip155:280': ['https://testnet.era.zksync.dev'],
}
