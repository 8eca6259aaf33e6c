import { defineEvents } from '../define-events.ts'
import type { swapFields } from './swap.schema.ts'

/**
 * The visitor's form, its quotes and plans, and the requests to wallets. A quote or a plan has the id of its question. A request to a wallet has the
 * id of the intent that started it. `prefill…` are the values with which a host app opened the form.
 */
export const swap = defineEvents<'swap', typeof swapFields>('swap', {
  tokenChosen: 'intent',
  amountTyped: 'intent',
  maxChosen: 'intent',
  sidesSwitched: 'intent',
  slippageChosen: 'intent',
  slippageTyped: 'intent',
  retried: 'intent',
  confirmed: 'intent',
  cancelled: 'intent',
  requested: 'intent',
  priceRequested: 'intent',
  planRequested: 'intent',

  priceAnswered: 'fact',
  priceFailed: 'fact',
  prefillStarted: 'fact',
  prefillEnded: 'fact',
  quoteStarted: 'fact',
  quoteReceived: 'fact',
  quoteFailed: 'fact',
  quoteAged: 'fact',
  reviewed: 'fact',
  reviewClosed: 'fact',
  planMade: 'fact',
  planFailed: 'fact',
  risksShown: 'fact',

  signatureAwaited: 'fact',
  abandoned: 'fact',
  requestFailed: 'fact',
  approvalSigned: 'fact',
  approved: 'fact',
  allowanceRevoked: 'fact',
  permitSigned: 'fact',
  unsupported: 'fact',
  bundleSent: 'fact',
  bundleAwaited: 'fact',
  bundleLost: 'fact',
  signed: 'fact',
  backgrounded: 'fact',
  swapped: 'fact',
  swapFailed: 'fact',

  requestsRecalled: 'fact',
})

/** The events that end a request to a wallet, for the swap or for the allowance of its token. */
export const swapAnswers = [
  swap.signed,
  swap.requestFailed,
  swap.abandoned,
  swap.approved,
  swap.allowanceRevoked,
  swap.permitSigned,
  swap.unsupported,
  swap.bundleLost,
] as const
