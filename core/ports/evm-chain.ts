import type { Json } from '../domain/values/json.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'
import type { Chain } from './chain.ts'

/** Reads from EVM chains. */
export interface EvmChain extends Chain {
  /** Returns a node's unchanged answer to a JSON-RPC request (EIP-1474). Fails with `execution-reverted` and the revert data if the call reverts. */
  ask(request: { network: Network; method: string; params: unknown }, signal: AbortSignal): Answer<Json>
}
