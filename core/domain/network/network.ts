import type { ChainId } from '../values/caip.ts'

/** The coin that pays for transactions on a network. */
export type NativeCurrency = {
  /** The coin's name, such as `Ether`. */
  name: string
  /** Its ticker, twelve letters at most, such as `ETH`. */
  symbol: string
  /** How many decimals a whole coin has, 36 at most; 18 for ether. */
  decimals: number
}

/** A network a host can offer: its chain, its coin, where it is reached and where it can be explored (EIP-3085 fields). */
export type Network<Id extends ChainId = ChainId> = {
  /** The chain as CAIP-2 says it, such as `eip155:1`. */
  id: Id
  /** The name that visitors read, and that a wallet is told when it is asked to add the network. */
  name: string
  /** The coin that pays for transactions. */
  nativeCurrency: NativeCurrency
  /** The RPC URLs to ask, the first that answers; https, or http on loopback. */
  rpcUrls: string[]
  /** Where addresses and transactions can be looked up. */
  explorer?:
    | {
        /** What the link to it says. */
        name: string
        /** The https URL of its first page. */
        url: string
      }
    | undefined
  /** The registry's id of the network's picture. */
  imageId?: string | undefined
  /** The URL of a picture of your own: https, or a data URI of 256 KiB at most. */
  imageUrl?: string | undefined
  /** Whether its coins are worth nothing. */
  isTestnet?: boolean | undefined
}

/** Finds a network by its CAIP-2 id, or null when the host does not offer it. */
export function networkOf(networks: readonly Network[], chainId: ChainId | null): Network | null {
  return networks.find((network) => network.id === chainId) ?? null
}
