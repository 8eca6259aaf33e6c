import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { BaseUnits } from '../domain/amount.ts'
import { AskedWallet } from '../domain/asked-wallet.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { KeptRequest } from '../domain/kept-requests.ts'
import { personal } from '../domain/personal.ts'
import { MinedInstead, Moved } from '../domain/settlement.ts'
import { SentBundle, SignedSwap } from '../domain/signed-swap.ts'
import { SwapOrder } from '../domain/swap-order.ts'
import { SwapPlan, swapStages } from '../domain/swap-plan.ts'
import { swapRisks } from '../domain/swap-risk.ts'
import { swapSides } from '../domain/swap-side.ts'
import { SwapToken } from '../domain/swap-token.ts'
import { WholeNumber } from '../domain/whole-number.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const side = z.enum(swapSides)
/** The mark before a fraction, as the visitor's locale has it. */
const separator = z.string()

/** What a visitor swaps, and what a host began the form with (`prefill…`): what an order gives by the id of the question, what is to be signed for it by the id of the building, and how that goes by the id of the press that began it. */
export const swap = defineEvents('swap', {
  tokenChosen: intent({ side, token: z.nullable(SwapToken), separator }),
  amountTyped: intent({ text: personal(z.string()), separator }),
  mostChosen: intent({ amount: personal(BaseUnits), separator }),
  sidesSwitched: intent({ separator }),
  slippageChosen: intent({ percent: WholeNumber }),
  slippageTyped: intent({ text: z.string(), separator }),
  retried: intent(),
  confirmed: intent(),
  cancelled: intent(),

  prefillStarted: fact({
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    amount: z.nullable(personal(z.string())),
  }),
  prefillMissed: fact({ side }),
  prefillEnded: fact(),
  quoteStarted: fact({ question: z.string(), order: personal(SwapOrder) }),
  quoteReceived: fact({ question: z.string(), received: personal(BaseUnits) }),
  quoteFailed: fact({ question: z.string(), failure: Failure }),
  quoteAged: fact({ question: z.string() }),
  reviewed: fact({ order: personal(SwapOrder) }),
  reviewLeft: fact(),
  buildStarted: fact({ build: z.string(), order: personal(SwapOrder) }),
  leaveChecked: fact({ build: z.string(), isGiven: z.boolean() }),
  bundleUnmade: fact({ build: z.string() }),
  planMade: fact({ build: z.string(), plan: personal(SwapPlan) }),
  buildFailed: fact({ build: z.string(), stage: z.enum(swapStages), failure: Failure }),
  risksTold: fact({ risks: z.array(z.enum(swapRisks)) }),
  attemptStarted: fact({
    attempt: z.string(),
    chainId: ChainId,
    plan: personal(SwapPlan),
    wallet: z.optional(AskedWallet),
  }),
  attemptLingered: fact({ attempt: z.string() }),
  attemptAbandoned: fact({ attempt: z.string() }),
  attemptFailed: fact({ attempt: z.string(), failure: Failure }),
  approvalSigned: fact({ attempt: z.string(), hash: personal(z.string()) }),
  approvalAwaited: fact({ attempt: z.string() }),
  approved: fact({ attempt: z.string(), spender: Address }),
  takenBack: fact({ attempt: z.string() }),
  permitSigned: fact({ attempt: z.string(), permit: personal(z.string()) }),
  permitUnsupported: fact({ attempt: z.string() }),
  bundleUnsupported: fact({ attempt: z.string() }),
  bundleSent: fact({ attempt: z.string(), bundle: personal(SentBundle) }),
  bundleAwaited: fact({ attempt: z.string(), bundle: personal(SentBundle), since: z.number() }),
  bundleLost: fact({ attempt: z.string(), failure: z.optional(Failure) }),
  signed: fact({ attempt: z.string(), swap: personal(SignedSwap) }),
  letGo: fact({ attempt: z.string() }),
  swapped: fact({
    swap: personal(SignedSwap),
    moved: personal(z.optional(Moved)),
    isUnchecked: z.optional(z.boolean()),
  }),
  swapFailed: fact({
    swap: personal(SignedSwap),
    failure: Failure,
    moved: personal(z.optional(Moved)),
    instead: personal(z.optional(MinedInstead)),
  }),
  requestsRecalled: fact({ requests: z.array(KeptRequest) }),
  requestsJoined: fact({ requests: z.array(KeptRequest) }),
})

/** What ends a question to a wallet, be it for the swap, or for leave to take its token. */
export const swapAnswers = [
  swap.signed,
  swap.attemptFailed,
  swap.attemptAbandoned,
  swap.approved,
  swap.takenBack,
  swap.permitSigned,
  swap.permitUnsupported,
  swap.bundleUnsupported,
  swap.bundleLost,
] as const
