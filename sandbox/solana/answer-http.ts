import type { IncomingMessage, ServerResponse } from 'node:http'
import { readJson } from '../http/method-path.ts'
import { readText } from '../http/read-text.ts'
import { sendBody } from '../http/send.ts'
import { answerCall, writeError, type RpcRequest } from './calls/answer-call.ts'
import { writeExactJson } from './calls/exact-json.ts'
import { RpcError, rpcCodes } from './calls/rpc-error.ts'
import type { SolanaNode } from './solana-node.ts'

const plain = 'text/plain; charset=utf-8'
/** Answers a node's HTTP requests: one call or a batch, and `/health`. */
export async function answerHttp(
  wake: () => Promise<SolanaNode>,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method === 'GET' && url.pathname === '/health') return sendBody(response, 200, plain, 'ok')
  if (request.method !== 'POST') {
    return sendBody(response, 405, plain, 'Used HTTP Method is not allowed. POST or OPTIONS is required\n')
  }
  if (!request.headers['content-type']?.startsWith('application/json')) {
    const refusal = 'Supplied content type is not allowed. Content-Type: application/json is required\n'
    return sendBody(response, 415, plain, refusal)
  }
  const body = readJson(await readText(request))
  sendBody(response, 200, 'application/json; charset=utf-8', writeExactJson(await answerAll(wake, body)))
}

async function answerAll(wake: () => Promise<SolanaNode>, body: unknown): Promise<unknown> {
  if (body === undefined) return writeError(null, new RpcError(rpcCodes.parse, 'Parse error'))
  if (!Array.isArray(body)) return answerCall(wake, body ?? {})
  const answers: unknown[] = []
  for (const call of body as readonly (RpcRequest | null)[]) answers.push(await answerCall(wake, call ?? {}))
  return answers
}
