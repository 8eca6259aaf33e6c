import type { ChainId } from '../values/caip.ts'

/** The coin that pays for transactions on a network. */
export type NativeCurrency = {
  /** The coin's name, such as `Ether`. */
  name: string
  /** Its ticker, at most twelve letters, such as `ETH`. */
  symbol: string
  /** The number of decimals of a whole coin, at most 36. Ether has 18. */
  decimals: number
}

/** A network that a host app can offer: its chain, its coin, its nodes and its explorer (EIP-3085 fields). */
export type Network<Id extends ChainId = ChainId> = {
  /** The CAIP-2 id of the chain, such as `eip155:1`. */
  id: Id
  /** The name that visitors read. A wallet receives it when it is asked to add the network. */
  name: string
  /** The coin that pays for transactions. */
  nativeCurrency: NativeCurrency
  /** The RPC URLs, tried in order; https, or http on loopback. */
  rpcUrls: string[]
  /** The explorer for addresses and transactions. */
  explorer?:
    | {
        /** The text of the link to it. */
        name: string
        /** The https URL of its first page. */
        url: string
      }
    | undefined
  /** The registry's id of the network's picture. */
  imageId?: string | undefined
  /** The URL of a picture of your own: https, or a data URI of 256 KiB at most. */
  imageUrl?: string | undefined
  /** Whether its coins are worthless. */
  isTestnet?: boolean | undefined
}

/** Returns the network with a CAIP-2 id, or null if the host app does not offer it. */
export function networkOf(networks: readonly Network[], chainId: ChainId | null): Network | null {
  return networks.find((network) => network.id === chainId) ?? null
}
