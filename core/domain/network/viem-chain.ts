import type { ChainId } from '../values/caip.ts'

/** An EVM chain as viem describes it, such as those of `viem/chains`, with the fields that Latchkey reads. */
export type ViemChain = {
  /** The chain id of EIP-155, as a number. */
  readonly id: number
  /** The name that visitors read. */
  readonly name: string
  /** The coin that pays for transactions. */
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** The RPC URLs: the list in `default.http`. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  /** The explorer: `default`. */
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  /** Whether its coins are worthless. */
  readonly testnet?: boolean | undefined
}

/** The CAIP-2 id of an EVM chain by its number. If the number is known at run time only, any chain id. */
export type ChainIdOfViem<Id extends number> = number extends Id ? ChainId : `eip155:${Id}`

/** Returns a host app's network in Latchkey's fields. A chain of viem is converted. */
export function inOurFields(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof given['id'] !== 'number') return given
  const { id, rpcUrls, blockExplorers, testnet }: Partial<ViemChain> = given
  return {
    ...given,
    id: `eip155:${id}`,
    rpcUrls: rpcUrls?.default?.http,
    explorer: blockExplorers?.default,
    isTestnet: testnet,
  }
}
