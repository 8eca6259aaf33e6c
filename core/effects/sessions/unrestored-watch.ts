import { mergeMap } from 'rxjs'
import { isBesidePage } from '../../domain/connection/connector.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { isOfOneName } from '../../domain/connection/same-wallet.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import type { BootState } from '../../reducers/root.ts'
import { namesakes } from '../../selectors/sessions/namesakes.ts'
import { isReached } from '../../selectors/wallets/reached-wallets.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { questionsTo } from './silent-question.ts'

/**
 * Watches a wallet beside the page that is on the record, but was not restored or permits nothing any more. It may only be locked. Once it shares
 * accounts, it is asked again, silently.
 */
export const watchUnrestored = defineEffect(({ on, state, previous, ports, latestPer }) =>
  on(
    connection.reconnectStarted,
    connection.reconnectAbandoned,
    connection.recalled,
    connection.established,
    connection.forgotten,
    ...connectionEndings,
  ).pipe(
    mergeMap((event) => {
      const [before, now] = [previous(), state()]
      const begun = Object.values(before.connection.sessions)
        .filter((one) => isBesidePage(one.connector) && isUnrestored(now, one))
        .map((reached) => ({ ...event, reached, isOwed: true }))
      const ended = onRecord(before)
        .filter((one) => isUnrestored(before, one) && !isUnrestored(now, one))
        .map((reached) => ({ ...event, reached, isOwed: false }))
      return [...begun, ...ended]
    }),
    latestPer(({ reached: { wallet } }) => wallet.key, {
      limit: 'subscription',
      ask: ({ reached: { connector, wallet }, isOwed }, signal) =>
        isOwed ? ports.connectors[connector].watch({ walletKey: wallet.key }, signal) : null,
      then: (change, { reached: { wallet } }) =>
        change.kind === 'accounts' && change.accounts.length > 0 ? questionsTo(state(), wallet) : null,
      fail: () => null,
    }),
  ),
)

/** Returns the wallets beside the page to which stored sessions may belong. */
function onRecord({ connection: { remembered }, installed }: BootState): readonly ReachedWallet[] {
  return remembered
    .filter(({ connector }) => isBesidePage(connector))
    .flatMap((kept) => namesakes(installed, kept).map((wallet) => ({ connector: kept.connector, wallet })))
}

/** Returns whether a wallet is on the record, and neither has a session nor is asked for one. */
function isUnrestored(state: BootState, reached: ReachedWallet): boolean {
  return !isReached(state, reached) && state.connection.remembered.some((kept) => isOfOneName(kept, reached))
}
