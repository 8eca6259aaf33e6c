import { defineEvents } from '../define-events.ts'
import type { sendFields } from './send.schema.ts'

/**
 * The visitor's form, the cost of a transfer, and the transfers. A transfer has the id of the intent that started it (`flow`). `prefill…` are the
 * values with which a host app opened the form.
 */
export const send = defineEvents<'send', typeof sendFields>('send', {
  tokenChosen: 'intent',
  amountTyped: 'intent',
  unitSwitched: 'intent',
  maxChosen: 'intent',
  receiverTyped: 'intent',
  searchTyped: 'intent',
  prefillRetried: 'intent',
  estimateRetried: 'intent',
  quoteRequested: 'intent',
  confirmed: 'intent',
  reviewClosed: 'intent',
  sendingRequested: 'intent',
  cancelled: 'intent',

  formReset: 'fact',
  prefillStarted: 'fact',
  prefillLookUpStarted: 'fact',
  prefillMissed: 'fact',
  prefillEnded: 'fact',
  receiverFound: 'fact',
  receiverFailed: 'fact',
  estimateStarted: 'fact',
  estimated: 'fact',
  estimateFailed: 'fact',
  quoted: 'fact',
  quoteFailed: 'fact',
  risksShown: 'fact',

  transactionMade: 'fact',
  answerAwaited: 'fact',
  signed: 'fact',
  sendingFailed: 'fact',
  sendingAbandoned: 'fact',
  backgrounded: 'fact',

  requestsRecalled: 'fact',
})
