import { defineEvents } from '../define-events.ts'
import type { networkFields } from './network.schema.ts'

/**
 * Choices of a network. Before a wallet connects, a choice is a preference. Afterwards it is a request to the wallet of a session. `session` is null
 * while a wallet of the network's kind has yet to connect.
 */
export const network = defineEvents<'network', typeof networkFields>('network', {
  searchTyped: 'intent',
  chosen: 'intent',
  preferred: 'fact',
  switchStarted: 'fact',
  switchSuperseded: 'fact',
  unknownToWallet: 'fact',
  switchDelayed: 'fact',
  switched: 'fact',
  recognized: 'fact',
  switchFailed: 'fact',
})
