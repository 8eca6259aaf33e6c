import { connectorOf } from '../../domain/connection/connector.ts'
import { disconnectLimit } from '../../domain/limits.ts'
import { connection } from '../../events/connection/connection.ts'
import { installed } from '../../events/wallets/installed.ts'
import { isWalletChosen, isReached } from '../../selectors/wallets/reached-wallets.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

const after = 'disconnectedUnrestored'

/**
 * Notifies the wallet of an earlier visit that was disconnected before it could be restored. A missing wallet is notified when it announces itself.
 * Such a wallet is not notified if it is asked or connected again by then.
 */
export const disconnectUnrestored = defineEffect(({ on, state, previous, ports, together, decide }) =>
  merge(
    on(connection.disconnectedUnrestored).pipe(
      together({
        limit: disconnectLimit,
        ask: ({ data: { connector, wallet } }, signal) =>
          ports.connectors[connector].disconnect({ walletKey: wallet.key }, signal),
        then: (_, { id: session, data: { wallet } }) =>
          connection.walletNotified({ session, walletKey: wallet.key, after, failure: null }),
        fail: (failure, { id: session, data: { wallet } }) =>
          connection.walletNotified({ session, walletKey: wallet.key, after, failure }),
      }),
    ),
    on(installed.announced).pipe(
      decide(({ data: { wallet } }) => {
        const left = { connector: connectorOf(wallet.key), wallet }
        const wasAwaited = previous().connection.unannounced?.includes(wallet.key)
        return wasAwaited && !isReached(state(), left) && !isWalletChosen(state(), left)
          ? connection.disconnectedUnrestored(left)
          : null
      }),
    ),
  ),
)
