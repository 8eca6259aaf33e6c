import type { Failure } from '../domain/failure.ts'
import { walletRequest } from '../events/wallet-request.ts'
import { heldSession, sessionOf } from '../reducers/connection.ts'
import { defineEffect } from './define-effect.ts'

const notConnected: Failure = { code: 'unauthorized', detail: 'No wallet is connected; connect one first.' }

const locked: Failure = { code: 'unauthorized', detail: 'The wallet is locked; unlock it first.' }

/** The host's requests go to the wallet that is connected in their namespace, on the chain that wallet is on, side by side; a wait is explained while that wallet is still the one. */
export const askWallet = defineEffect(({ on, state, ports, together }) => {
  const askedIn = new Map<string, string>()
  return on(walletRequest.sent).pipe(
    together({
      limit: 'person',
      linger: ({ id, data: { namespace } }) =>
        heldSession(state().connection, namespace)?.attempt === askedIn.get(id)
          ? walletRequest.lingered({ request: id })
          : null,
      ask: ({ id, data: { namespace, method, params } }, signal) => {
        const session = sessionOf(state().connection, namespace)
        if (!session) throw heldSession(state().connection, namespace) ? locked : notConnected
        askedIn.set(id, session.attempt)
        const { connector, wallet, chainId } = session
        return ports[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
      },
      then: (result, { id }) => {
        askedIn.delete(id)
        return walletRequest.answered({ request: id, result })
      },
      fail: (failure, { id }) => {
        askedIn.delete(id)
        return walletRequest.failed({ request: id, failure })
      },
    }),
  )
})
