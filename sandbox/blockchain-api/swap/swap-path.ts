import {
  decodeFunctionResult,
  encodeFunctionData,
  isAddressEqual,
  parseAbi,
  type Address,
  type Hex,
} from 'viem'
import type { ApiNode } from '../api-node.ts'
import { conversionMistake, type SwapSide } from './swap-sides.ts'
import type { ServiceWorld } from '../service-world.ts'

/** The path of a swap through the pools, and the received amount. */
export type SwapPath = { readonly path: readonly Address[]; readonly received: bigint }

const abi = parseAbi([
  'function getAmountsOut(uint256 amount, address[] path) view returns (uint256[] amounts)',
])

/** Returns the path that brings the most with the current pools. Throws a refusal if there is no path. */
export async function bestPath(
  world: ServiceWorld,
  {
    chain,
    node,
    from,
    to,
  }: { readonly chain: string; readonly node: ApiNode; readonly from: SwapSide; readonly to: SwapSide },
  amount: bigint,
): Promise<SwapPath> {
  if (isAddressEqual(from.pooled, to.pooled)) throw conversionMistake('src and dst tokens must differ')
  const between = [
    world.swaps.wrappedCoin,
    ...world.tokens(chain).map(({ address }) => address as Address),
  ].filter((token) => !isAddressEqual(token, from.pooled) && !isAddressEqual(token, to.pooled))
  const paths = [
    [from.pooled, to.pooled],
    ...between.map((token) => [from.pooled, token, to.pooled]),
    ...between.flatMap((first) =>
      between.filter((second) => second !== first).map((second) => [from.pooled, first, second, to.pooled]),
    ),
  ]
  const answers = await node.ask(
    paths.map((path) => {
      const data = encodeFunctionData({ abi, functionName: 'getAmountsOut', args: [amount, path] })
      return ['eth_call', [{ to: world.swaps.router, data }, 'latest']]
    }),
  )
  const ways = paths.flatMap((path, index): readonly SwapPath[] => {
    const received = readReceived(answers[index] as Hex | undefined)
    return received > 0n ? [{ path, received }] : []
  })
  const best = ways.toSorted((left, right) => (left.received < right.received ? 1 : -1))[0]
  if (!best) throw conversionMistake('insufficient liquidity')
  return best
}

function readReceived(data: Hex | undefined): bigint {
  if (data === undefined || data === '0x') return 0n
  return decodeFunctionResult({ abi, functionName: 'getAmountsOut', data }).at(-1) ?? 0n
}
