import type { Hex } from 'viem'
import type { ApiNode } from '../api-node.ts'

/** What a unit of gas costs for who can wait, and for who cannot, in wei. */
export type GasPrices = { readonly standard: bigint; readonly fast: bigint; readonly instant: bigint }

/** Reads them from a node: its own price, a quarter more, and half of it more. */
export async function readGasPrices(node: ApiNode): Promise<GasPrices> {
  const [price] = (await node.ask([['eth_gasPrice', []]])) as readonly [Hex]
  const standard = BigInt(price)
  return { standard, fast: (standard * 5n) / 4n, instant: (standard * 3n) / 2n }
}
