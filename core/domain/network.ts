import * as z from 'zod/mini'
import { ChainId } from './caip.ts'
import { isSafeLink, isSafePicture, isServiceUrl } from './remote-url.ts'
import { isWholeNumber } from './whole-number.ts'

const link = z.string().check(z.refine(isSafeLink))
const node = z.string().check(z.refine(isServiceUrl))

/** The coin that pays for transactions on a network. */
export const NativeCurrency = z.object({
  name: z.string().check(z.minLength(1)),
  symbol: z.string().check(z.minLength(1), z.maxLength(12)),
  decimals: z.number().check(z.refine((decimals) => isWholeNumber(decimals) && decimals <= 36)),
})
export type NativeCurrency = {
  /** The coin's name, such as `Ether`. */
  name: string
  /** Its ticker, twelve letters at most, such as `ETH`. */
  symbol: string
  /** How many decimals a whole coin has, 36 at most; 18 for ether. */
  decimals: number
}

/** A network a host can offer: its chain, its coin, where it is reached and where it can be explored (EIP-3085 fields). */
export const Network = z.object({
  id: ChainId,
  name: z.string().check(z.minLength(1)),
  nativeCurrency: NativeCurrency,
  rpcUrls: z.array(node).check(z.minLength(1)),
  explorer: z.optional(z.object({ name: z.string(), url: link })),
  imageId: z.optional(z.string()),
  imageUrl: z.optional(z.string().check(z.refine(isSafePicture))),
  isTestnet: z.optional(z.boolean()),
})
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
