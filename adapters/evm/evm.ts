import { createClient, fallback, getAddress, http } from 'viem'
import { getBalance } from 'viem/actions'
import { namespaceOf } from '../../core/domain/caip.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Network } from '../../core/domain/network.ts'
import type { Chain } from '../../core/ports/chain.ts'
import { requestLimit, withTimeLimit } from '../time-limit.ts'
import { nodeError } from './node-error.ts'

/** EVM chains through viem; `limit` is for the whole question in milliseconds, shared evenly by the network's RPC URLs. */
export function createEvm({
  limit = requestLimit,
  fetch = globalThis.fetch,
}: { readonly limit?: number; readonly fetch?: typeof globalThis.fetch } = {}): Chain {
  return {
    balance: ({ network, address }, signal) =>
      withTimeLimit({ what: network.name, limit, signal }, async (own) => {
        const client = createClient({ transport: transportOf(network, { limit, fetch, signal: own }) })
        try {
          const amount = await getBalance(client, { address: getAddress(address) })
          if (amount < 0n || amount >= 2n ** 256n) throw new RangeError('A balance has 256 bits.')
          return { amount: amount.toString() }
        } catch (error) {
          throw nodeError(error, network)
        }
      }),
  }
}

function transportOf(
  { id, rpcUrls }: Network,
  {
    limit,
    fetch,
    signal,
  }: { readonly limit: number; readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
) {
  if (namespaceOf(id) !== 'eip155') {
    throw new LatchkeyError('method-unsupported', `${id} is no EVM chain; expected a chain such as eip155:1.`)
  }
  const fetchFn: typeof globalThis.fetch = (input, init) =>
    fetch(input, { ...init, signal: both(signal, init?.signal) })
  const timeout = Math.max(1, Math.floor(limit / rpcUrls.length))
  return fallback(
    rpcUrls.map((url) => http(url, { timeout, retryCount: 0, fetchFn })),
    { retryCount: 0 },
  )
}

function both(signal: AbortSignal, other: AbortSignal | null | undefined): AbortSignal {
  const abort = new AbortController()
  for (const given of [signal, other]) {
    if (given?.aborted) abort.abort()
    given?.addEventListener('abort', () => abort.abort(), { once: true, signal: abort.signal })
  }
  return abort.signal
}
