import { defineEvents } from '../define-events.ts'
import type { smartAccountFields } from './smart-account.schema.ts'

/** The two kinds of account of a visitor of the secure frame, and the choice between them. A choice has the id of the event that requested it. */
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
