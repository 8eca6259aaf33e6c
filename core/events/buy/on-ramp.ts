import { defineEvents } from '../define-events.ts'
import type { onRampFields } from './on-ramp.schema.ts'

/**
 * Purchases for money: the visitor's form, the host app's questions, and the purchases themselves. A quote has the id of its question, and a purchase
 * the id of the intent that started it. `prefill…` are the values with which a host app opened the form. `fault` says why a quote was refused.
 * `linkUnchecked` names a page that may pay out to another account. `purchase` names the purchase's row of the history, and `amount` is the account's
 * balance when the purchase arrived.
 */
export const onRamp = defineEvents<'onRamp', typeof onRampFields>('onRamp', {
  amountTyped: 'intent',
  paymentChosen: 'intent',
  methodChosen: 'intent',
  purchaseChosen: 'intent',
  searchTyped: 'intent',
  quoteRetried: 'intent',
  purchaseRequested: 'intent',
  windowRequested: 'intent',
  linkCopyRequested: 'intent',
  uncheckedLinkAccepted: 'intent',
  uncheckedLinkDeclined: 'intent',
  optionsRequested: 'intent',
  quoteRequested: 'intent',

  prefillStarted: 'fact',
  prefillEnded: 'fact',
  optionsReceived: 'fact',
  optionsFailed: 'fact',
  quoteStarted: 'fact',
  quoteReceived: 'fact',
  quoteFailed: 'fact',
  quoteAnswered: 'fact',
  quoteRefused: 'fact',

  windowOpened: 'fact',
  windowFailed: 'fact',
  windowClosed: 'fact',
  linkReceived: 'fact',
  linkUnchecked: 'fact',
  linkFailed: 'fact',
  balanceRequested: 'fact',
  balanceSeen: 'fact',
  balanceFailed: 'fact',
  processingSeen: 'fact',
  bought: 'fact',
  declined: 'fact',
  overdue: 'fact',
})
