import type { accountNamesFields } from './account-names.schema.ts'
import { defineEvents } from '../define-events.ts'

/** The name that a visitor types, the names of accounts, and registrations. A registration has the id of the intent that started it. */
export const accountNames = defineEvents<'accountNames', typeof accountNamesFields>('accountNames', {
  nameTyped: 'intent',
  retried: 'intent',
  lookUpRequested: 'intent',
  registrationRequested: 'intent',
  cancelled: 'intent',

  nameFound: 'fact',
  nameFailed: 'fact',
  suggested: 'fact',
  suggestionsFailed: 'fact',
  lookUpAnswered: 'fact',
  lookUpFailed: 'fact',
  ownNamesRequested: 'fact',
  ownNamesReceived: 'fact',
  ownNamesFailed: 'fact',

  messageReady: 'fact',
  signatureAwaited: 'fact',
  signed: 'fact',
  registrationUnconfirmed: 'fact',
  registered: 'fact',
  registrationFailed: 'fact',
  registrationAbandoned: 'fact',
})
