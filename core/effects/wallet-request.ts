import type { Failure } from '../domain/failure.ts'
import { walletRequest } from '../events/wallet-request.ts'
import { heldSession, sessionOf } from '../reducers/connection.ts'
import { defineEffect } from './define-effect.ts'

const notConnected: Failure = { code: 'unauthorized', detail: 'No wallet is connected; connect one first.' }

const locked: Failure = { code: 'unauthorized', detail: 'The wallet is locked; unlock it first.' }

/** The host's requests go to the wallet that is connected in their namespace, on the chain that wallet is on, side by side. */
export const askWallet = defineEffect(({ on, state, ports, together }) =>
  on(walletRequest.sent).pipe(
    together({
      limit: 'person',
      linger: ({ id }) => walletRequest.lingered({ request: id }),
      ask: ({ data: { namespace, method, params } }, signal) => {
        const session = sessionOf(state().connection, namespace)
        if (!session) throw heldSession(state().connection, namespace) ? locked : notConnected
        const { connector, wallet, chainId } = session
        return ports[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
      },
      then: (result, { id }) => walletRequest.answered({ request: id, result }),
      fail: (failure, { id }) => walletRequest.failed({ request: id, failure }),
    }),
  ),
)
