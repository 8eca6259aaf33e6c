import { solanaChains } from '../../core/domain/network/solana.ts'
import type { PublishedUrls } from '../json-rpc/rpc-endpoint.ts'

/** Solana's chains, all of which the RPC endpoint serves, with their public URLs. */
export const publishedUrls: PublishedUrls = {
  [solanaChains.mainnet]: ['https://api.mainnet-beta.solana.com'],
  [solanaChains.devnet]: ['https://api.devnet.solana.com'],
  [solanaChains.testnet]: ['https://api.testnet.solana.com'],
}
