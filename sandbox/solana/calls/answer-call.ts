import { accountCalls } from './account-calls.ts'
import { blockCalls } from './block-calls.ts'
import type { Call } from './call.ts'
import { historyCalls } from './history-calls.ts'
import { RpcError, rpcCodes } from './rpc-error.ts'
import { sendCalls } from './send-calls.ts'
import type { SolanaNode } from '../solana-node.ts'
import { tokenCalls } from './token-calls.ts'

/** An unread JSON-RPC call. */
export type RpcRequest = { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown }

/** The answer to one call, in JSON-RPC's envelope. */
export type RpcAnswer = {
  readonly jsonrpc: '2.0'
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

const calls: Readonly<Record<string, Call>> = {
  ...accountCalls,
  ...tokenCalls,
  ...blockCalls,
  ...sendCalls,
  ...historyCalls,
}

/** Answers one call. Errors become a node's error. */
export async function answerCall(wake: () => Promise<SolanaNode>, request: RpcRequest): Promise<RpcAnswer> {
  const { id = null, method, params } = request
  try {
    if (typeof method !== 'string') throw new RpcError(rpcCodes.invalidRequest, 'Invalid request')
    const call = Object.hasOwn(calls, method) ? calls[method] : undefined
    if (!call) throw new RpcError(rpcCodes.unknownMethod, 'Method not found')
    const result = await call(await wake(), Array.isArray(params) ? params : [])
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    return writeError(id, error)
  }
}

/** Returns the answer of an error. Any error but an `RpcError` is a bug of the sandbox, and the answer says so. */
export function writeError(id: unknown, error: unknown): RpcAnswer {
  if (!(error instanceof RpcError)) {
    const message = `Internal error: ${error instanceof Error ? error.message : String(error)}`
    return { jsonrpc: '2.0', id, error: { code: -32_603, message } }
  }
  const { code, message, data } = error
  return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
}
