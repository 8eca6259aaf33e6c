export { arbitrum, base, mainnet, optimism, polygon } from '../core/domain/known-networks.ts'
export type { Network } from '../core/domain/network.ts'
