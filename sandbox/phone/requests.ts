import { answerRequest, refusal, type RequestAnswer } from './answer-request.ts'
import type { PhoneAccount } from './phone-account.ts'
import type { PhoneChains } from './phone-chains.ts'
import { listen, waiting, without, type PhoneRequest, type PhoneStore } from './phone-store.ts'
import type { QuietWalletKit } from './quiet-wallet-kit.ts'
import type { Sessions } from './sessions.ts'

/** The phone's handling of dapps' requests. Without an id, the oldest one is used. */
export type Requests = {
  /** Calls back with every request, before the policy acts. */
  listen(listener: (request: PhoneRequest) => void): () => void
  approve(id?: number): Promise<void>
  /** Rejects the request (5000). */
  reject(id?: number): Promise<void>
}

/** Handles the requests of a wallet kit, by the policy in the store. */
export function overseeRequests(
  { kit }: QuietWalletKit,
  store: PhoneStore,
  chains: PhoneChains,
  accounts: readonly PhoneAccount[],
  sessions: Sessions,
  switchChain: (chain: string) => Promise<void>,
): Requests {
  const listeners = new Set<(request: PhoneRequest) => void>()
  const forget = (id: number) => store.change({ requests: without(store.get().requests, id) })
  const sessionOf = (topic: string) => sessions.list().find((session) => session.topic === topic)

  function sharedWith(topic: string): readonly PhoneAccount[] {
    const granted = Object.values(sessionOf(topic)?.namespaces ?? {}).flatMap(
      (namespace) => namespace.accounts,
    )
    return accounts.filter(({ evm, solana }) =>
      granted.some(
        (account) => account.endsWith(`:${evm.address}`) || account.endsWith(`:${solana.address}`),
      ),
    )
  }
  async function respond({ id, topic }: PhoneRequest, answer: RequestAnswer): Promise<void> {
    forget(id)
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } as never })
  }
  async function approve(id?: number): Promise<void> {
    const request = waiting(store.get().requests, id)
    const answer = await answerRequest(request.method, request.params, {
      accounts: sharedWith(request.topic),
      chain: () => chains.evm(request.chain),
      solanaNode: () => chains.solana(request.chain),
      async addChain(chain) {
        chains.add(chain)
        await switchChain(`eip155:${chain.id}`)
      },
      switchChain: (chainId) => switchChain(`eip155:${chainId}`),
    })
    await respond(request, answer)
  }
  async function reject(id?: number): Promise<void> {
    await respond(waiting(store.get().requests, id), { error: refusal })
  }
  async function followPolicy(id: number): Promise<void> {
    const policy = store.get().policies.requests
    if (policy === 'approve') await approve(id)
    if (policy === 'reject') await reject(id)
  }

  kit.on('session_request', ({ id, topic, params }) => {
    const { method, params: content } = params.request as { method: string; params: unknown }
    const dapp = sessionOf(topic)?.dapp ?? { name: 'A site', url: '' }
    const request = { id, topic, dapp, chain: params.chainId, method, params: content }
    store.change({ requests: [...without(store.get().requests, id), request] })
    for (const listener of listeners) listener(request)
    // The policy's result is not awaited. The dapp sees the outcome, or its own time limit.
    followPolicy(id).catch(() => undefined)
  })
  kit.on('session_request_expire', ({ id }) => forget(id))
  kit.on('session_delete', ({ topic }) =>
    store.change({ requests: store.get().requests.filter((request) => request.topic !== topic) }),
  )
  return { listen: (listener) => listen(listeners, listener), approve, reject }
}
