import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { methodPath } from '../http/method-path.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { sendBody, sendJson } from '../http/send.ts'
import { passCall, type ProxiedNode } from './rpc-proxy.ts'

/** How to start the blockchain API: the nodes behind it, by CAIP-2 id; `null` for a chain that does not run. */
export type BlockchainApiOptions = {
  readonly port: number
  readonly chains: () => readonly string[]
  readonly node: (chain: string) => ProxiedNode | null
}

const plain = 'text/plain; charset=utf-8'

/** Starts the stand-in for the public blockchain API; of its calls, it has the proxy of JSON-RPC and what tells of itself. */
export function startBlockchainApi(options: BlockchainApiOptions): Promise<PartServer> {
  const { port, chains, node } = options
  const begin = Date.now()

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    response.setHeader('x-request-id', randomUUID())
    const path = pathOf(url)
    if (path === '/v1' && request.method === 'POST') return passCall(request, response, url, node)
    if (path === '/v1') return void response.writeHead(405, { allow: 'POST' }).end()
    if (path === '/v1/supported-chains') return sendJson(response, 200, { http: chains(), ws: [] })
    if (path === '/health') {
      const seconds = Math.floor((Date.now() - begin) / 1_000)
      return sendBody(response, 200, plain, `OK v1.0.0, commit hash: sandbox, uptime: ${seconds} seconds`)
    }
    response.writeHead(404).end()
  }

  return startPartServer({
    port,
    allowedHeaders: [
      'content-type',
      'user-agent',
      'referer',
      'origin',
      'access-control-request-method',
      'access-control-request-headers',
      'solana-client',
      'sec-fetch-mode',
      'x-sdk-type',
      'x-sdk-version',
    ],
    answer,
    malformed: () => ({ type: 'application/json', body: '{"jsonrpc":"2.0","answer":["not","a","result"]}' }),
    async pathOf(request, url) {
      const path = pathOf(url)
      const chain = url.searchParams.get('chainId')
      if (path !== '/v1' || request.method !== 'POST' || chain === null) return url.pathname
      const method = await methodPath(request, new URL('/', url))
      return `/v1/${chain}${method}`
    },
  })
}

// The service takes its paths with and without a slash at the end.
function pathOf(url: URL): string {
  return url.pathname.replace(/\/+$/, '')
}
