import type { Failure } from '../domain/failure.ts'
import { walletRequest } from '../events/wallet-request.ts'
import { heldSession } from '../reducers/sessions.ts'
import { defineEffect } from './define-effect.ts'

const notConnected: Failure = { code: 'unauthorized', detail: 'No wallet is connected; connect one first.' }

const locked: Failure = { code: 'unauthorized', detail: 'The wallet is locked; unlock it first.' }

/** The host's requests go to the wallet that is connected in their namespace, on the chain that wallet is on, side by side; a wait is explained while that wallet is still the one. */
export const askWallet = defineEffect(({ on, state, ports, together }) => {
  const askedIn = new Map<string, string>()
  return on(walletRequest.sent).pipe(
    together({
      limit: 'person',
      linger: ({ id }) => {
        const session = askedIn.get(id)
        return session !== undefined && session in state().connection.sessions
          ? walletRequest.lingered({ request: id, session })
          : null
      },
      ask: ({ id, data: { namespace, method, params } }, signal) => {
        const held = heldSession(state().connection, namespace)
        if (!held || held.isLocked) throw held ? locked : notConnected
        const { session, connector, wallet, chainId } = held
        askedIn.set(id, session)
        return ports.connectors[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
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
