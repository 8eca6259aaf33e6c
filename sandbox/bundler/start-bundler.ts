import type { IncomingMessage } from 'node:http'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { methodPath, readJson } from '../http/method-path.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { readText } from '../http/read-text.ts'
import { sendFailure, sendJson } from '../http/send.ts'
import { bundlerCalls, type CallContext, type OperationFate } from './bundler-calls.ts'
import { bundlerChain } from './bundler-chain.ts'
import { RpcRefusal, refusalCodes } from './rpc-refusal.ts'

/** Options of the bundler: the sender's key, and the nodes' URLs by CAIP-2 id. */
export type BundlerOptions = {
  readonly port: number
  readonly privateKey: Hex
  readonly nodeUrl: (chain: string) => string | null
}

const fates: readonly OperationFate[] = ['sent', 'refused', 'never-mined']

/** Starts the bundler: JSON-RPC for user operations (ERC-4337) at `/{CAIP-2 id}`. */
export async function startBundler({ port, privateKey, nodeUrl }: BundlerOptions): Promise<PartServer> {
  const account = privateKeyToAccount(privateKey)
  const turns = new Map<string, Promise<unknown>>()
  let fate: OperationFate = 'sent'

  const contextOf = (name: string): CallContext | null => {
    const url = nodeUrl(name)
    const chain = url === null ? null : bundlerChain(name, url, account)
    if (!chain) return null
    const inTurn: CallContext['inTurn'] = (act) => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(act)
      turns.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    }
    return { chain, fate: () => fate, inTurn }
  }

  return startPartServer({
    port,
    allowedHeaders: ['content-type'],
    pathOf: async (request, url) => `${url.pathname}${await methodOf(request, url)}`,
    malformed: () => ({ type: 'application/json', body: '{"jsonrpc":"2.0","answer":["not","a","result"]}' }),
    async answer(request, response, url) {
      const context = contextOf(url.pathname.slice(1))
      if (!context || request.method !== 'POST')
        return sendFailure(response, 404, 'path', `No operations are taken at ${url.pathname}.`)
      const { id = null, method, params } = Object(readJson(await readText(request))) as RpcCall
      try {
        const result = await callOf(method)(context, Array.isArray(params) ? (params as unknown[]) : [])
        sendJson(response, 200, { jsonrpc: '2.0', id, result })
      } catch (error) {
        sendJson(response, 200, { jsonrpc: '2.0', id, error: toldAs(error) })
      }
    },
    takeOrder({ operations }) {
      const ordered = fates.find((one) => one === operations)
      if (!ordered) return false
      fate = ordered
      return true
    },
  })
}

type RpcCall = { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown }

function callOf(method: unknown) {
  const call = typeof method === 'string' && Object.hasOwn(bundlerCalls, method) ? bundlerCalls[method] : null
  if (call) return call
  throw new RpcRefusal(refusalCodes.unknownMethod, `The bundler has no method ${String(method)}.`)
}

function toldAs(error: unknown) {
  if (error instanceof RpcRefusal) return { code: error.code, message: error.message, data: error.data }
  const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return { code: refusalCodes.internal, message }
}

async function methodOf(request: IncomingMessage, url: URL): Promise<string> {
  const path = await methodPath(request, url)
  return path === url.pathname ? '' : path
}
