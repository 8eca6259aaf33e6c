import * as z from 'zod/mini'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { toBase58 } from '../../core/domain/values/base58.ts'
import { jsonOf } from '../../core/domain/values/json.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isFrameMethod } from '../../core/domain/frame/rpc-methods.ts'
import type { FrameMethod } from '../../core/domain/frame/rpc-methods.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import {
  messageIn,
  paramsOf,
  sendOptionsIn,
  transactionIn,
  transactionsIn,
} from '../solana/request-params.ts'
import type { RequestParams } from '../solana/request-params.ts'

/** A request in the frame's form (RPC_REQUEST). */
export type RpcRequest = { readonly method: FrameMethod; readonly params?: unknown }

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))
const list = z.array(z.unknown())
const calls = z.tuple([
  z.looseObject({
    calls: z.array(
      z.looseObject({ to: hex, data: z.optional(hex), value: z.optional(z.union([z.string(), z.number()])) }),
    ),
  }),
])

/** Methods without parameters. Given parameters are left out. */
const bare: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
  'wallet_getCapabilities',
] satisfies FrameMethod[])

/** The longest data in characters. Base58 takes quadratic time, so 16 KiB is as much as may block a page, as in the Solana provider. */
export const longestOfSolana = 24_000

/** Writers of the parameters of Solana's methods. Hosts give transactions in base64; the frame expects base58. */
const ofSolana: Readonly<Record<string, (params: RequestParams) => unknown>> = {
  solana_signMessage: (params) => ({ message: toBase58(messageIn(params)), pubkey: params['pubkey'] }),
  solana_signTransaction: (params) => ({ transaction: toBase58(transactionIn(params)) }),
  solana_signAllTransactions: (params) => ({
    transactions: transactionsIn(params).map((transaction) => toBase58(transaction)),
  }),
  solana_signAndSendTransaction: (params) => ({
    transaction: toBase58(transactionIn(params)),
    options: sendOptionsIn(params),
  }),
}

/**
 * Returns whether a request needs the frame. Methods that the frame does not allow are refused without it, and `eth_chainId` is answered without
 * it.
 */
export function isForFrame({
  chainId,
  method,
}: {
  readonly chainId: ChainId
  readonly method: string
}): boolean {
  return isFrameMethod(method) && !(method === 'eth_chainId' && namespaceOf(chainId) === 'eip155')
}

/** Returns whether a request depends on the frame's current chain. Batches of calls are known by their id on every chain. */
export function isOnItsChain({ method }: { readonly method: string }): boolean {
  return method !== 'wallet_getCallsStatus'
}

/** Returns a method if the frame allows it. Throws `method-unsupported` otherwise. */
function frameMethod(method: string): FrameMethod {
  if (isFrameMethod(method)) return method
  throw new LatchkeyError('method-unsupported', 'Requested RPC call is not allowed', {
    meta: [`Method: ${method.slice(0, 100)}`],
  })
}

/**
 * Returns a request in the frame's form. Throws `method-unsupported` for a method that the frame does not allow, and `invalid-request` for
 * invalid parameters.
 */
export function rpcRequest({
  method: asked,
  params: given,
}: {
  readonly method: string
  readonly params: unknown
}): RpcRequest {
  const method = frameMethod(asked)
  if (bare.has(method)) return { method }
  const solana = ofSolana[method]
  if (solana) return { method, params: jsonOf(solana(shortParams(method, given))) }
  const params = jsonOf(given ?? [])
  if (!formOf(method).safeParse(params).success)
    throw new LatchkeyError(
      'invalid-request',
      `The parameters of ${method} are ${shapeOf(params)}; expected ${expectedOf(method)}.`,
    )
  return { method, params }
}

function shortParams(method: FrameMethod, given: unknown): RequestParams {
  const params = paramsOf(given)
  const texts = Object.values(params).flat()
  if (texts.every((text) => typeof text !== 'string' || text.length <= longestOfSolana)) return params
  throw new LatchkeyError(
    'invalid-request',
    `What ${method} is asked with is too long; expected 16 KiB at most.`,
  )
}

function formOf(method: FrameMethod): z.ZodMiniType {
  if (method === 'wallet_sendCalls') return calls
  return method === 'wallet_getCallsStatus' ? z.array(z.string()) : list
}

function expectedOf(method: FrameMethod): string {
  if (method === 'wallet_sendCalls') return 'a list of one object with calls, each to an address'
  return method === 'wallet_getCallsStatus' ? 'a list of strings' : 'a list'
}
