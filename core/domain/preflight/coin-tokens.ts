import type { ChainId } from '../values/caip.ts'

/** The contracts through which the coin of a chain also moves as a token. Both have the same balance. */
const coinTokens: Readonly<Record<ChainId, string>> = {
  // https://docs.celo.org/specs/token-duality
  'eip155:42220': '0x471EcE3750Da237f93B8E339c536989b8978a438',
  // https://docs.moonbeam.network/builders/ethereum/precompiles/ux/erc20
  'eip155:1284': '0x0000000000000000000000000000000000000802',
}

/** Returns the contract through which the coin of a chain moves as a token. Null for none. */
export function coinTokenOf(chainId: ChainId): string | null {
  return coinTokens[chainId] ?? null
}
