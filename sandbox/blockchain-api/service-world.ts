import type { Address } from 'viem'
import type { ApiNode } from './api-node.ts'
import type { Asset } from './tokens/asset.ts'
import type { PriceList } from './tokens/price-list.ts'

/** The data behind the service: the running chains, their assets, and the service's own origin. */
export type ServiceWorld = {
  /** Returns the CAIP-2 ids of the running chains. */
  chains(): readonly string[]
  /** Returns the node of a chain, or `null` if it is not running. */
  node(chain: string): ApiNode | null
  /** Returns the known tokens of a chain. */
  tokens(chain: string): readonly Asset[]
  /** Returns the known facts about a contract. */
  contract(address: string | null): KnownContract | null
  readonly prices: PriceList
  readonly swaps: SwapPlaces
  /** Returns the service's own origin. */
  origin(): string
}

/** The contracts of swaps on every EVM chain: the approved and called one, Uniswap's router behind it, and the wrapped coin. */
type SwapPlaces = {
  readonly spender: Address
  readonly router: Address
  readonly wrappedCoin: Address
}

/** The application of a contract, if there is one, and whether it counts as spam. */
type KnownContract = { readonly application: string | null; readonly isSpam: boolean }

/** A running chain and its node. */
export type ServedChain = { readonly chain: string; readonly node: ApiNode }

/** Returns the chains of a query: the named one if it is running, or all EVM chains if it names none. */
export function servedChains(world: ServiceWorld, wanted: string | null): readonly ServedChain[] {
  const chains = wanted === null ? world.chains().filter((chain) => chain.startsWith('eip155:')) : [wanted]
  return chains.flatMap((chain) => {
    const node = world.node(chain)
    return node ? [{ chain, node }] : []
  })
}
