import { ExecutionRevertedError, createClient, fallback, http } from 'viem'
import type { Client, FallbackTransport, HttpTransport } from 'viem'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { restrainedFetch } from '../http/restrained-fetch.ts'
import { rpcUrlsOf } from '../json-rpc/rpc-endpoint.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import { publishedUrls } from './published-urls.ts'
import { withRetryAfter } from './retry-after.ts'

/** Settings for EVM chains: `limit` is the time for one question in milliseconds. `endpoint` is the RPC service of the project, if there is one. */
export type EvmSettings = {
  readonly limit: number
  readonly fetch: typeof globalThis.fetch
  readonly endpoint?: RpcEndpoint | undefined
}

/** How many silent URLs one question can survive. The time limit is divided by it. */
const silentUrls = 3

/**
 * Creates a client for one question. It asks the URLs one after the other until one gives a valid answer. It repeats the round three times, after
 * 150, 300 and 600 milliseconds, as viem does.
 */
export function evmClient(
  network: Network,
  { limit, fetch, endpoint }: EvmSettings,
  signal: AbortSignal,
  isAnswer: (answer: unknown) => boolean = () => true,
): Client<FallbackTransport> {
  if (namespaceOf(network.id) !== 'eip155') {
    throw new LatchkeyError(
      'chain-unsupported',
      `Unsupported chain ${network.id}; expected an EVM chain such as eip155:1.`,
    )
  }
  const patient = withRetryAfter(restrainedFetch(fetch), limit)
  const fetchFn: typeof globalThis.fetch = (input, init) =>
    patient(input, { ...init, signal: both(signal, init?.signal) })
  const urls = rpcUrlsOf(network, endpoint, publishedUrls)
  const timeout = Math.max(1, Math.floor(limit / Math.min(urls.length, silentUrls)))
  return createClient({
    transport: fallback(
      urls.map((url) => answering(http(url, { timeout, fetchFn }), isAnswer)),
      { shouldThrow: isForGood },
    ),
  })
}

/** JSON-RPC codes of errors that every node returns alike: an invalid request, invalid parameters, and a rejected transaction. */
const finalCodes: ReadonlySet<number> = new Set([-32600, -32602, -32003])

function isForGood(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'number') return false
  return finalCodes.has(error.code) || ExecutionRevertedError.nodeMessage.test(error.message)
}

/** Returns a transport that fails on an invalid answer, so that the next URL is asked. */
function answering(transport: HttpTransport, isAnswer: (answer: unknown) => boolean): HttpTransport {
  return (settings) => {
    const made = transport(settings)
    const request = async (question: Parameters<typeof made.request>[0]) => {
      const answer: unknown = await made.request(question)
      if (isAnswer(answer)) return answer
      throw new TypeError('What the node answered is not what was asked for.')
    }
    return { ...made, request: request as typeof made.request }
  }
}

function both(signal: AbortSignal, other: AbortSignal | null | undefined): AbortSignal {
  const abort = new AbortController()
  for (const given of [signal, other]) {
    if (given?.aborted) abort.abort()
    given?.addEventListener('abort', () => abort.abort(), { once: true, signal: abort.signal })
  }
  return abort.signal
}
