export {
  aurora,
  avalanche,
  bsc,
  celo,
  edgeware,
  evmos,
  fantom,
  filecoin,
  gnosis,
  iotex,
  metis,
  moonbeam,
  moonriver,
  ronin,
  soneium,
  zksync,
  zora,
} from '../core/domain/network/evm-networks.ts'
export {
  arbitrum,
  base,
  mainnet,
  optimism,
  polygon,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../core/domain/network/known-networks.ts'
export {
  auroraTestnet,
  avalancheFuji,
  baseSepolia,
  bscTestnet,
  sepolia,
} from '../core/domain/network/test-networks.ts'
export type { Network } from '../core/domain/network/network.ts'
