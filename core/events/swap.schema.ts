import * as z from 'zod/mini'
import { Address } from '../domain/account.schema.ts'
import { BaseUnits } from '../domain/amount.schema.ts'
import { AskedWallet } from '../domain/asked-wallet.schema.ts'
import { ChainId } from '../domain/caip.schema.ts'
import { Failure } from '../domain/failure.schema.ts'
import { KeptRequest } from '../domain/kept-requests.schema.ts'
import { personal } from '../domain/personal.ts'
import { MinedInstead, Moved } from '../domain/settlement.schema.ts'
import { SentBundle, SignedSwap } from '../domain/signed-swap.schema.ts'
import { SwapOrder } from '../domain/swap-order.schema.ts'
import { swapStages } from '../domain/swap-plan.ts'
import { SwapPrice } from '../domain/swap-price.schema.ts'
import { SwapPlan } from '../domain/swap-plan.schema.ts'
import { swapRisks } from '../domain/swap-risk.ts'
import { swapSides } from '../domain/swap-side.ts'
import { SwapToken } from '../domain/swap-token.schema.ts'
import { WholeNumber } from '../domain/whole-number.schema.ts'

const side = z.enum(swapSides)
/** The mark before a fraction, as the visitor's locale has it. */
const separator = z.string()

export const swapFields = {
  tokenChosen: { side, token: z.nullable(SwapToken), separator },
  amountTyped: { text: personal(z.string()), separator },
  mostChosen: { amount: personal(BaseUnits), separator },
  sidesSwitched: { separator },
  slippageChosen: { percent: WholeNumber },
  slippageTyped: { text: z.string(), separator },
  retried: {},
  confirmed: {},
  cancelled: {},
  /** `from` and `to` are `native` or an address, `amount` is in whole tokens. */
  priceRequested: {
    chainId: ChainId,
    address: personal(Address),
    from: z.string(),
    to: z.string(),
    amount: personal(z.string()),
  },

  priceAnswered: { quoted: personal(SwapPrice) },
  priceFailed: { failure: Failure },
  prefillStarted: {
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    amount: z.nullable(personal(z.string())),
  },
  prefillMissed: { side },
  prefillEnded: {},
  quoteStarted: { question: z.string(), order: personal(SwapOrder) },
  quoteReceived: { question: z.string(), received: personal(BaseUnits) },
  quoteFailed: { question: z.string(), failure: Failure },
  quoteAged: { question: z.string() },
  reviewed: { order: personal(SwapOrder) },
  reviewLeft: {},
  buildStarted: { build: z.string(), order: personal(SwapOrder) },
  leaveChecked: { build: z.string(), isGiven: z.boolean() },
  bundleUnmade: { build: z.string() },
  planMade: { build: z.string(), plan: personal(SwapPlan) },
  buildFailed: { build: z.string(), stage: z.enum(swapStages), failure: Failure },
  risksTold: { risks: z.array(z.enum(swapRisks)) },
  attemptStarted: {
    attempt: z.string(),
    chainId: ChainId,
    plan: personal(SwapPlan),
    wallet: z.optional(AskedWallet),
  },
  attemptLingered: { attempt: z.string() },
  attemptAbandoned: { attempt: z.string() },
  attemptFailed: { attempt: z.string(), failure: Failure },
  approvalSigned: { attempt: z.string(), hash: personal(z.string()) },
  approvalAwaited: { attempt: z.string() },
  approved: { attempt: z.string(), spender: Address },
  takenBack: { attempt: z.string() },
  permitSigned: { attempt: z.string(), permit: personal(z.string()) },
  permitUnsupported: { attempt: z.string() },
  bundleUnsupported: { attempt: z.string() },
  bundleSent: { attempt: z.string(), bundle: personal(SentBundle) },
  bundleAwaited: { attempt: z.string(), bundle: personal(SentBundle), since: z.number() },
  bundleLost: { attempt: z.string(), failure: z.optional(Failure) },
  signed: { attempt: z.string(), swap: personal(SignedSwap) },
  letGo: { attempt: z.string() },
  swapped: {
    swap: personal(SignedSwap),
    moved: personal(z.optional(Moved)),
    isUnchecked: z.optional(z.boolean()),
  },
  swapFailed: {
    swap: personal(SignedSwap),
    failure: Failure,
    moved: personal(z.optional(Moved)),
    instead: personal(z.optional(MinedInstead)),
  },
  requestsRecalled: { requests: z.array(KeptRequest) },
  requestsJoined: { requests: z.array(KeptRequest) },
}
