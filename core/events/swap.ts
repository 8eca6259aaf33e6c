import { defineEvents } from './define-events.ts'
import type { swapFields } from './swap.schema.ts'

/** What a visitor swaps, and what a host began the form with (`prefill…`); what an order gives and what is to be signed for it, each by the id of its question; and what wallets are asked, each by the id of the intent that started it. */
export const swap = defineEvents<'swap', typeof swapFields>('swap', {
  tokenChosen: 'intent',
  amountTyped: 'intent',
  mostChosen: 'intent',
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
  reviewLeft: 'fact',
  planMade: 'fact',
  planFailed: 'fact',
  risksTold: 'fact',

  signatureAwaited: 'fact',
  abandoned: 'fact',
  requestFailed: 'fact',
  approvalSigned: 'fact',
  approved: 'fact',
  takenBack: 'fact',
  permitSigned: 'fact',
  unsupported: 'fact',
  bundleSent: 'fact',
  bundleAwaited: 'fact',
  bundleLost: 'fact',
  signed: 'fact',
  letGo: 'fact',
  swapped: 'fact',
  swapFailed: 'fact',

  requestsRecalled: 'fact',
})

/** The end of a question to a wallet, for the swap or for leave to take its token. */
export const swapAnswers = [
  swap.signed,
  swap.requestFailed,
  swap.abandoned,
  swap.approved,
  swap.takenBack,
  swap.permitSigned,
  swap.unsupported,
  swap.bundleLost,
] as const
