import { defineEvents } from './define-events.ts'
import type { sendFields } from './send.schema.ts'

/** What a visitor sends, and what a host began the form with (`prefill…`): the token with who holds it (`isUnlisted` where its chain alone told of it), how much and to whom; what that costs, by the id of the question; and how it goes, by the id of the press that began it. */
export const send = defineEvents<'send', typeof sendFields>('send', {
  tokenChosen: 'intent',
  amountTyped: 'intent',
  unitSwitched: 'intent',
  mostChosen: 'intent',
  receiverTyped: 'intent',
  searchTyped: 'intent',
  prefillRetried: 'intent',
  estimateRetried: 'intent',
  confirmed: 'intent',
  cancelled: 'intent',

  begunAnew: 'fact',
  prefillStarted: 'fact',
  prefillSought: 'fact',
  prefillMissed: 'fact',
  prefillUnknown: 'fact',
  prefillEnded: 'fact',
  receiverFound: 'fact',
  receiverFailed: 'fact',
  estimateStarted: 'fact',
  estimated: 'fact',
  estimateFailed: 'fact',
  risksTold: 'fact',
  attemptStarted: 'fact',
  transactionMade: 'fact',
  attemptLingered: 'fact',
  attemptAbandoned: 'fact',
  signed: 'fact',
  attemptFailed: 'fact',
  letGo: 'fact',
  requestsRecalled: 'fact',
  requestsJoined: 'fact',
})
