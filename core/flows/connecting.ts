import type { ConnectingFlow } from '../domain/connection/flow.ts'
import { connection } from '../events/connection/connection.ts'
import { defineFlow } from './define-flow.ts'

/**
 * The connection of a wallet, which the visitor approves or refuses. One flow at a time waits in a namespace. A later flow, or a session, overtakes
 * it. A failed flow remains until the visitor retries or abandons it.
 */
export const connectingFlow = defineFlow<ConnectingFlow>(connection.attemptStarted, 'waiting', (move) => [
  move(connection.attemptDelayed, ['waiting'], 'waiting', () => ({ isLingering: true })),
  move(connection.established, ['waiting', 'failed'], 'established'),
  move(connection.attemptFailed, ['waiting', 'failed'], 'failed', ({ data: { failure } }) => ({ failure })),
  move(connection.attemptSuperseded, ['waiting'], 'superseded'),
  move(connection.attemptAbandoned, ['waiting', 'failed'], 'abandoned'),
])
