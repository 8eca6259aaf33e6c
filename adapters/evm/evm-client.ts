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

/** How EVM chains are reached: how long one question may take in all in milliseconds, with which fetch, and the RPC endpoint where there is one. */
export type EvmSettings = {
  readonly limit: number
  readonly fetch: typeof globalThis.fetch
  readonly endpoint?: RpcEndpoint | undefined
}

/** How many URLs that keep silent one question outlasts. */
const silentUrls = 3

/** A client for one question: its URLs are asked one after the other, at once, until one gives what is an answer to it, and the whole round three times more after 150, 300 and 600 milliseconds, as viem has it. */
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

/** What any node refuses alike: a question that is none, wrong parameters, a transaction, and what a contract refuses. */
const finalCodes: ReadonlySet<number> = new Set([-32600, -32602, -32003])

function isForGood(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'number') return false
  return finalCodes.has(error.code) || ExecutionRevertedError.nodeMessage.test(error.message)
}

/** A transport whose nonsense is a failure, so that the next URL is asked. */
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
