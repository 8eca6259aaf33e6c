export { arbitrum, base, mainnet, optimism, polygon, solanaDevnet } from '../core/domain/known-networks.ts'
export type { Network } from '../core/domain/network.ts'
