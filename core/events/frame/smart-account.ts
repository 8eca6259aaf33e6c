import { defineEvents } from '../define-events.ts'
import type { smartAccountFields } from './smart-account.schema.ts'

/** The two kinds of account that a visitor of the secure frame has, and which of them acts; a choice has the id of what asked for it. */
export const smartAccount = defineEvents<'smartAccount', typeof smartAccountFields>('smartAccount', {
  preferRequested: 'intent',
  upgradeAccepted: 'intent',

  networksReceived: 'fact',
  accountsReceived: 'fact',
  upgradeOffered: 'fact',
  choiceStarted: 'fact',
  preferred: 'fact',
  preferFailed: 'fact',
})
