import { mergeMap } from 'rxjs'
import { isBesidePage } from '../domain/connector.ts'
import type { ReachedWallet } from '../domain/connector.ts'
import { isOfOneName } from '../domain/same-wallet.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { BootState } from '../reducers/root.ts'
import { isReached } from '../selectors/reached-wallets.ts'
import { defineEffect } from './define-effect.ts'
import { questionsTo } from './silent-question.ts'

/** A wallet beside the page that was asked in vain, or permits nothing any more, and is still on the record, may only be locked: once it shares accounts it is asked again, silently. */
export const watchUnrestored = defineEffect(({ on, state, ports, latestPer }) => {
  const met = new Map<string, ReachedWallet>()
  const watched = new Set<string>()
  return on(
    connection.reconnectStarted,
    connection.reconnectGivenUp,
    connection.recalled,
    connection.established,
    connection.forgotten,
    ...connectionEndings,
  ).pipe(
    mergeMap((event) => {
      if (isOneOf(event, connection.reconnectStarted, connection.established)) {
        const { connector, wallet } = event.data
        if (isBesidePage(connector)) met.set(wallet.key, { connector, wallet })
      }
      return [...met].flatMap(([key, reached]) => {
        const isOwed = isUnrestored(state(), reached)
        if (isOwed === watched.has(key)) return []
        if (isOwed) watched.add(key)
        else watched.delete(key)
        return [{ ...event, reached, isOwed }]
      })
    }),
    latestPer(({ reached: { wallet } }) => wallet.key, {
      limit: 'standing',
      ask: ({ reached: { connector, wallet }, isOwed }, signal) =>
        isOwed ? ports.connectors[connector].watch({ walletKey: wallet.key }, signal) : null,
      then: (change, { reached: { wallet } }) =>
        change.kind === 'accounts' && change.accounts.length > 0 ? questionsTo(state(), wallet) : null,
      fail: () => null,
    }),
  )
})

/** Whether a wallet is on the record and has no session, nor is asked for one. */
function isUnrestored(state: BootState, reached: ReachedWallet): boolean {
  return !isReached(state, reached) && state.connection.remembered.some((kept) => isOfOneName(kept, reached))
}
