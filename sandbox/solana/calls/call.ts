import type { Parameters } from './parameters.ts'
import type { SolanaNode } from '../solana-node.ts'

/** One method of the node. Returns its answer or throws an `RpcError`. */
export type Call = (node: SolanaNode, params: Parameters) => unknown

/** Returns an answer with its slot. */
export function withContext(
  node: SolanaNode,
  value: unknown,
): { readonly context: object; readonly value: unknown } {
  return { context: { apiVersion: nodeVersion, slot: node.clock.slot() }, value }
}

/** The version of the simulated node software. */
export const nodeVersion = '3.0.6'
