import type { Address } from 'viem'
import type { ApiNode } from './api-node.ts'
import type { Asset } from './tokens/asset.ts'
import type { PriceList } from './tokens/price-list.ts'

/** What the service answers from: the chains that run, what it knows of their assets, and where it is itself. */
export type ServiceWorld = {
  /** CAIP-2 ids of the chains that run. */
  chains(): readonly string[]
  /** The node of a chain; `null` where it does not run. */
  node(chain: string): ApiNode | null
  /** The tokens of a chain that the service knows from the beginning. */
  tokens(chain: string): readonly Asset[]
  /** What the service knows of a contract. */
  contract(address: string | null): KnownContract | null
  readonly prices: PriceList
  readonly swaps: SwapPlaces
  /** The service's own origin. */
  origin(): string
}

/** Where swaps go through on every EVM chain: whom accounts approve and call, Uniswap's router behind it, and the coin as a token. */
export type SwapPlaces = {
  readonly spender: Address
  readonly router: Address
  readonly wrappedCoin: Address
}

/** The application that a contract is, if one, and whether it is taken for spam. */
export type KnownContract = { readonly application: string | null; readonly isSpam: boolean }

/** A chain that runs, and its node. */
export type ServedChain = { readonly chain: string; readonly node: ApiNode }

/** The chains that a query without a chain means: all of EVM; with one, this one, and none where it does not run. */
export function servedChains(world: ServiceWorld, wanted: string | null): readonly ServedChain[] {
  const chains = wanted === null ? world.chains().filter((chain) => chain.startsWith('eip155:')) : [wanted]
  return chains.flatMap((chain) => {
    const node = world.node(chain)
    return node ? [{ chain, node }] : []
  })
}
