import type { Json } from '../domain/values/json.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'
import type { Chain } from './chain.ts'

/** Reads from EVM chains. */
export interface EvmChain extends Chain {
  /** What a node answers to a question of JSON-RPC (EIP-1474), as it came; what reverts fails with `execution-reverted` and its data. */
  ask(request: { network: Network; method: string; params: unknown }, signal: AbortSignal): Answer<Json>
}
