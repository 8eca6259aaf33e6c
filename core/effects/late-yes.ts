import type { ReachedWallet } from '../domain/connector.ts'
import { disconnectLimit } from '../domain/limits.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { isAsked, isReached } from '../selectors/reached-wallets.ts'
import { defineEffect } from './define-effect.ts'

/** A yes that came after its attempt was left is given back at the wallet, unless that has another session by now, or is being asked again; one that cannot be is told. */
export const giveBackLate = defineEffect(({ on, state, ports, together }) => {
  const asked = new Map<string, ReachedWallet>()
  return on(
    connection.attemptStarted,
    connection.established,
    connection.attemptFailed,
    connection.approvedLate,
  ).pipe(
    together({
      limit: disconnectLimit,
      ask: (event, signal) => {
        const { flow } = event.data
        if (isOneOf(event, connection.attemptStarted)) {
          const { connector, wallet } = event.data
          asked.set(flow, { connector, wallet })
          return null
        }
        const late = asked.get(flow)
        const isMeant = isOneOf(event, connection.approvedLate) && late
        if (!isMeant || isReached(state(), late) || isAsked(state(), late)) {
          asked.delete(flow)
          return null
        }
        return ports.connectors[late.connector].disconnect(
          { walletKey: late.wallet.key, isLate: true },
          signal,
        )
      },
      then: (_, { data: { flow } }) => {
        asked.delete(flow)
        return connection.walletTold({ session: flow, failure: null })
      },
      fail: (failure, { data: { flow } }) => {
        const late = asked.get(flow)
        asked.delete(flow)
        return [
          connection.walletTold({ session: flow, failure }),
          ...(late ? [connection.keptLate({ flow, ...late })] : []),
        ]
      },
    }),
  )
})
