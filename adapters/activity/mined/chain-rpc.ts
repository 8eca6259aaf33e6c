/** Sends a JSON-RPC request to the nodes of one chain. `RpcByChain` is for requests that name their chain. */
export type ChainRpc = (method: string, ...params: unknown[]) => Promise<unknown>
