import { Connection } from '@solana/web3.js'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { withRetryAfter } from '../evm/retry-after.ts'
import { rpcUrlsOf } from '../json-rpc/rpc-endpoint.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { NodeStatus, askInRounds } from './ask-in-rounds.ts'
import { nodeError } from './node-error.ts'
import { publishedUrls } from './published-urls.ts'

/**
 * Settings for Solana's chains: `limit` is the time for one question in milliseconds. `endpoint` is the RPC service of the project, if there is
 * one.
 */
export type SolanaSettings = {
  readonly limit: number
  readonly fetch: typeof globalThis.fetch
  readonly endpoint?: RpcEndpoint | undefined
}

/** How many silent URLs one question can survive. The time limit is divided by it. */
const silentUrls = 3

/** Asks the nodes of a network one question, in rounds over all URLs. Throws `chain-unsupported` for a network of another namespace. */
export function askNode<Value>(
  network: Network,
  { limit, fetch, endpoint }: SolanaSettings,
  signal: AbortSignal,
  ask: (connection: Connection) => Promise<Value>,
): Promise<Value> {
  const { id, name } = network
  if (namespaceOf(id) !== 'solana') {
    const message = `Unsupported chain ${id}; expected a chain of Solana.`
    return Promise.reject(new LatchkeyError('chain-unsupported', message))
  }
  const urls = rpcUrlsOf(network, endpoint, publishedUrls)
  const share = Math.max(1, Math.floor(limit / Math.min(urls.length, silentUrls)))
  return withTimeLimit({ what: name, limit, signal }, (whole) => {
    const patient = withRetryAfter(fetch, limit)
    const askUrl = (url: string) =>
      withTimeLimit({ what: name, limit: share, signal: whole }, async (own) => {
        const connection = new Connection(url, {
          commitment: 'confirmed',
          disableRetryOnRateLimit: true,
          // In Node the library keeps sockets open unless told otherwise. In a page it warns about this option.
          ...(typeof window === 'undefined' && { httpAgent: false }),
          fetch: answersOf(name, (input, init) => patient(input, { ...init, signal: own })),
        })
        try {
          return await ask(connection)
        } catch (error) {
          throw nodeError(error, network)
        }
      })
    return askInRounds(urls, askUrl, whole)
  })
}

/**
 * Wraps `fetch` so that it throws errors of its own. The library turns statuses into texts, and does not distinguish an unreachable node from an
 * invalid answer.
 */
function answersOf(name: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init).catch((cause: unknown) => {
      if (!(cause instanceof TypeError)) throw cause
      const message = `${name} could not be reached; check the network connection.`
      throw new LatchkeyError('unreachable', message, { cause })
    })
    if (response.ok) return response
    response.body?.cancel().catch(() => {})
    const seconds = Number(response.headers.get('retry-after') ?? 0)
    throw new NodeStatus(name, response.status, Number.isNaN(seconds) ? 0 : seconds)
  }
}
