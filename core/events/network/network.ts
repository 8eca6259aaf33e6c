import { defineEvents } from '../define-events.ts'
import type { networkFields } from './network.schema.ts'

/** Choosing a network: before connecting it is a preference, afterwards a question to the wallet of a session; there is none yet while that wallet is still to come. */
export const network = defineEvents<'network', typeof networkFields>('network', {
  searchTyped: 'intent',
  chosen: 'intent',
  preferred: 'fact',
  switchStarted: 'fact',
  switchOvertaken: 'fact',
  unknownToWallet: 'fact',
  switchLingered: 'fact',
  switched: 'fact',
  recognized: 'fact',
  switchFailed: 'fact',
})
