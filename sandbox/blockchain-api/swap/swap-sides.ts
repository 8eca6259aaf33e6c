import { getAddress, type Address } from 'viem'
import { isEvmChain, readEvmAddress } from '../account-address.ts'
import type { ApiNode } from '../api-node.ts'
import { isCoin, readAccountId, type AccountId } from '../tokens/asset.ts'
import { Refusal } from '../refusal.ts'
import type { ServiceWorld } from '../service-world.ts'

/** A token of a swap as requested, and as the pools know it: the pools hold the wrapped coin. */
export type SwapSide = {
  /** The requested CAIP-10 id. */
  readonly account: string
  readonly address: Address
  readonly pooled: Address
  readonly isCoin: boolean
}

/** Returns the refusal of a swap that the provider does not support, in the service's words. */
export function conversionMistake(text: string): Refusal {
  return new Refusal(400, '', `Conversion parameter error: ${text}`)
}

/** Returns the node of a chain that supports swaps. Throws a refusal for any other chain. */
export function swapNode(world: ServiceWorld, chain: string): ApiNode {
  const node = isEvmChain(chain) ? world.node(chain) : null
  if (!node) throw conversionMistake(`Chain ID ${chain} is not supported`)
  return node
}

/** Reads both tokens of a swap and finds their chain's node. Throws a refusal for tokens of two chains. */
export function readSwapSides(
  world: ServiceWorld,
  fromText: string,
  toText: string,
): { readonly chain: string; readonly node: ApiNode; readonly from: SwapSide; readonly to: SwapSide } {
  const [from, to] = [readAccountId(fromText), readAccountId(toText)]
  if (from.chain !== to.chain) {
    throw new Refusal(400, '', 'Invalid parameter: `from` and `to` chain IDs must have the same value')
  }
  const { chain } = from
  const node = swapNode(world, chain)
  return { chain, node, from: readSide(world, fromText, from), to: readSide(world, toText, to) }
}

/** Reads an amount in base units. Throws a refusal unless it is a whole number above zero. */
export function readSwapAmount(text: string): bigint {
  if (/^\d{1,78}$/.test(text) && BigInt(text) > 0n) return BigInt(text)
  throw conversionMistake('amount must be a whole number above zero')
}

function readSide(world: ServiceWorld, account: string, { address }: AccountId): SwapSide {
  const read = readEvmAddress(address)
  const coin = isCoin(address)
  return { account, address: read, pooled: coin ? getAddress(world.swaps.wrappedCoin) : read, isCoin: coin }
}
