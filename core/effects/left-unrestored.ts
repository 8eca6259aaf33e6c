import { connectorOf } from '../domain/connector.ts'
import { disconnectLimit } from '../domain/limits.ts'
import { connection } from '../events/connection.ts'
import { installed } from '../events/installed.ts'
import { isAsked, isReached } from '../selectors/reached-wallets.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** The wallet of an earlier visit that was left before it was restored is told, too; one that is not there yet once it announces itself, unless it is asked or connected again by then. */
export const tellLeftUnrestored = defineEffect(({ on, state, ports, together, decide }) => {
  const missing = new Set<string>()
  return merge(
    on(connection.leftUnrestored).pipe(
      together({
        limit: disconnectLimit,
        ask: ({ data: { connector, wallet } }, signal) =>
          ports.connectors[connector].disconnect({ walletKey: wallet.key }, signal),
        then: (_, { id: session }) => connection.walletTold({ session, failure: null }),
        fail: (failure, { id: session, data: { wallet } }) => {
          if (failure.code === 'wallet-missing') missing.add(wallet.key)
          return connection.walletTold({ session, failure })
        },
      }),
    ),
    on(installed.announced).pipe(
      decide(({ data: { wallet } }) => {
        const left = { connector: connectorOf(wallet.key), wallet }
        const isOwed = missing.delete(wallet.key) && !isReached(state(), left) && !isAsked(state(), left)
        return isOwed ? connection.leftUnrestored(left) : null
      }),
    ),
  )
})
