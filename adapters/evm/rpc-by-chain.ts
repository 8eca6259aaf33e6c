import type { ChainId } from '../../core/domain/values/caip.ts'

/** Sends a JSON-RPC request to the nodes of the EVM chain that the request names (EIP-1474). `ChainRpc` is for one chain. */
export type RpcByChain = (
  question: { readonly chainId: ChainId; readonly method: string; readonly params: unknown },
  signal: AbortSignal,
) => Promise<unknown>
