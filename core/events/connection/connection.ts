import type { connectionFields } from './connection.schema.ts'
import { defineEvents } from '../define-events.ts'

/**
 * Connecting wallets, keeping their sessions true to each wallet, and ending them. A session has the id of
 * the flow that began it. That is a connecting, a pairing, or the restoring of an earlier session.
 */
export const connection = defineEvents<'connection', typeof connectionFields>('connection', {
  walletChosen: 'intent',
  retried: 'intent',
  attemptStarted: 'fact',
  attemptLingered: 'fact',
  attemptFailed: 'fact',
  attemptAbandoned: 'fact',
  attemptOvertaken: 'fact',
  approvedLate: 'fact',
  keptLate: 'fact',
  established: 'fact',

  recalled: 'fact',
  reconnectStarted: 'fact',
  reconnectPutOff: 'fact',
  reconnectGivenUp: 'fact',

  accountsChanged: 'fact',
  chainChanged: 'fact',
  walletLocked: 'fact',
  walletUnlocked: 'fact',
  resumed: 'fact',
  endedByWallet: 'fact',
  endedElsewhere: 'fact',
  yieldedElsewhere: 'fact',
  replaced: 'fact',
  walletMisbehaved: 'fact',
  methodUnsupported: 'fact',

  disconnectRequested: 'intent',
  disconnected: 'fact',
  forgotten: 'fact',
  leftUnrestored: 'fact',
  walletTold: 'fact',
})

/**
 * The ways in which a session ends, each with the namespaces that it served until then. It ends here, by
 * its wallet, in another tab, or because another session took its place.
 */
export const connectionEndings = [
  connection.disconnected,
  connection.endedByWallet,
  connection.endedElsewhere,
  connection.replaced,
] as const
