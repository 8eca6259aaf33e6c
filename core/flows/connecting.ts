import type { ConnectingFlow } from '../domain/connection/flow.ts'
import { connection } from '../events/connection/connection.ts'
import { defineFlow } from './define-flow.ts'

/** The connecting of a wallet: its owner agrees or does not. One flow at a time waits in a namespace: a later one, or a session, overtakes it. A failed one stays until it is tried again or left. */
export const connectingFlow = defineFlow<ConnectingFlow>(connection.attemptStarted, 'waiting', (move) => [
  move(connection.attemptLingered, ['waiting'], 'waiting', () => ({ isLingering: true })),
  move(connection.established, ['waiting', 'failed'], 'established'),
  move(connection.attemptFailed, ['waiting', 'failed'], 'failed', ({ data: { failure } }) => ({ failure })),
  move(connection.attemptOvertaken, ['waiting'], 'overtaken'),
  move(connection.attemptAbandoned, ['waiting', 'failed'], 'abandoned'),
])
