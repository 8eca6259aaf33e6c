import type { Parameters } from './parameters.ts'
import type { SolanaNode } from '../solana-node.ts'

/** One method of the node: its answer, or an `RpcError`. */
export type Call = (node: SolanaNode, params: Parameters) => unknown

/** An answer together with the slot it is of. */
export function withContext(
  node: SolanaNode,
  value: unknown,
): { readonly context: object; readonly value: unknown } {
  return { context: { apiVersion: nodeVersion, slot: node.clock.slot() }, value }
}

/** The version of the node software that the sandbox writes like. */
export const nodeVersion = '3.0.6'
