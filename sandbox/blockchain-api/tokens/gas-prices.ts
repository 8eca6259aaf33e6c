import type { Hex } from 'viem'
import type { ApiNode } from '../api-node.ts'

/** The gas prices of three speeds, in wei. */
export type GasPrices = { readonly standard: bigint; readonly fast: bigint; readonly instant: bigint }

/** Reads the gas prices from a node: its own, and that plus a quarter and plus a half. */
export async function readGasPrices(node: ApiNode): Promise<GasPrices> {
  const [price] = (await node.ask([['eth_gasPrice', []]])) as readonly [Hex]
  const standard = BigInt(price)
  return { standard, fast: (standard * 5n) / 4n, instant: (standard * 3n) / 2n }
}
