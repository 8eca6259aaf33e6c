import type { connectionFields } from './connection.schema.ts'
import { defineEvents } from '../define-events.ts'

/**
 * Connections of wallets, changes of their sessions, and their ends. A session has the id of the flow that began it. That flow is a connection, a
 * pairing, or the restoration of an earlier session.
 */
export const connection = defineEvents<'connection', typeof connectionFields>('connection', {
  walletChosen: 'intent',
  retried: 'intent',
  attemptStarted: 'fact',
  attemptDelayed: 'fact',
  attemptFailed: 'fact',
  attemptAbandoned: 'fact',
  attemptSuperseded: 'fact',
  approvedLate: 'fact',
  lateRevocationFailed: 'fact',
  established: 'fact',

  recalled: 'fact',
  reconnectStarted: 'fact',
  reconnectPostponed: 'fact',
  reconnectAbandoned: 'fact',

  accountsChanged: 'fact',
  chainChanged: 'fact',
  walletLocked: 'fact',
  walletUnlocked: 'fact',
  resumed: 'fact',
  endedByWallet: 'fact',
  endedInOtherTab: 'fact',
  yieldedToOtherTab: 'fact',
  replaced: 'fact',
  walletMisbehaved: 'fact',
  methodUnsupported: 'fact',

  disconnectRequested: 'intent',
  disconnected: 'fact',
  forgotten: 'fact',
  disconnectedUnrestored: 'fact',
  walletNotified: 'fact',
})

/**
 * The events that end a session, each with the namespaces that it served until then. A session is ended by this page, by its wallet, by another tab,
 * or by a session that replaces it.
 */
export const connectionEndings = [
  connection.disconnected,
  connection.endedByWallet,
  connection.endedInOtherTab,
  connection.replaced,
] as const
