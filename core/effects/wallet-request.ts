import type { Failure } from '../domain/failure.ts'
import { walletRequest } from '../events/wallet-request.ts'
import { sessionOf } from '../reducers/connection.ts'
import { defineEffect } from './define-effect.ts'

const notConnected: Failure = { code: 'unauthorized', detail: 'No wallet is connected; connect one first.' }

/** The host's requests go to the wallet that is connected in their namespace, on the chain that wallet is on, side by side. */
export const askWallet = defineEffect(({ on, state, ports, together }) =>
  on(walletRequest.sent).pipe(
    together({
      ask: ({ data: { namespace, method, params } }, signal) => {
        const session = sessionOf(state().connection, namespace)
        if (!session) throw notConnected
        const { connector, wallet, chainId } = session
        return ports[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
      },
      then: (result, { id }) => walletRequest.answered({ request: id, result }),
      fail: (failure, { id }) => walletRequest.failed({ request: id, failure }),
    }),
  ),
)
