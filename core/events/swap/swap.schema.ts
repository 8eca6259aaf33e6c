import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { BaseUnits } from '../../domain/values/amount.schema.ts'
import { AskedWallet } from '../../domain/operations/asked-wallet.schema.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { StoredRequest } from '../../domain/operations/stored-requests.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { PlannedSwap, QuotedSwap } from '../../domain/swap/planned-swap.schema.ts'
import { MinedInstead, Moved } from '../../domain/operations/settlement.schema.ts'
import { SentBundle, SignedSwap } from '../../domain/swap/signed-swap.schema.ts'
import { SwapOrder } from '../../domain/swap/order.schema.ts'
import { swapStages } from '../../domain/swap/plan.ts'
import { SwapPrice } from '../../domain/swap/host-quote.schema.ts'
import { SwapPlan } from '../../domain/swap/plan.schema.ts'
import { swapRisks } from '../../domain/swap/risk.ts'
import { swapSides } from '../../domain/swap/side.ts'
import { SwapToken } from '../../domain/swap/token.schema.ts'
import { UnsignedInteger } from '../../domain/values/unsigned-integer.schema.ts'

const side = z.enum(swapSides)
const flow = z.string()
/** The decimal separator of the visitor's locale. */
const separator = z.string()

export const swapFields = {
  tokenChosen: { side, token: z.nullable(SwapToken), separator },
  amountTyped: { text: personal(z.string()), separator },
  maxChosen: { amount: personal(BaseUnits), separator },
  sidesSwitched: { separator },
  slippageChosen: { percent: UnsignedInteger },
  slippageTyped: { text: z.string(), separator },
  retried: {},
  confirmed: {},
  /** Null means the flow that the review shows. */
  cancelled: { flow: z.nullable(flow) },
  requested: {
    planned: personal(PlannedSwap),
    wallet: z.optional(AskedWallet),
    by: z.enum(flowOrigins),
  },
  /** `from` and `to` are `native` or an address. `amount` is in whole tokens. */
  priceRequested: {
    chainId: ChainId,
    address: personal(Address),
    from: z.string(),
    to: z.string(),
    amount: personal(z.string()),
    /** In whole percent. */
    slippage: UnsignedInteger,
  },

  priceAnswered: { quoted: personal(SwapPrice) },
  priceFailed: { failure: Failure },
  prefillStarted: {
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    amount: z.nullable(personal(z.string())),
  },
  prefillEnded: { missing: z.array(side) },
  /** `isAgain` is set if an order is quoted again while the visitor looks at it. */
  quoteStarted: { question: z.string(), order: personal(SwapOrder), isAgain: z.optional(z.literal(true)) },
  quoteReceived: { question: z.string(), received: personal(BaseUnits) },
  quoteFailed: { question: z.string(), failure: Failure },
  quoteAged: { question: z.string() },
  reviewed: { order: personal(SwapOrder) },
  reviewClosed: {},
  /** Requests the next signature of an order. The answers name this event as `question`. */
  planRequested: { quoted: personal(QuotedSwap), by: z.enum(flowOrigins) },
  planMade: {
    question: z.string(),
    by: z.enum(flowOrigins),
    order: personal(SwapOrder),
    plan: personal(SwapPlan),
    /** Whether approval and swap cannot be one operation. */
    isUnbundled: z.optional(z.boolean()),
  },
  planFailed: {
    question: z.string(),
    by: z.enum(flowOrigins),
    order: personal(SwapOrder),
    stage: z.enum(swapStages),
    failure: Failure,
    isUnbundled: z.optional(z.boolean()),
  },
  risksShown: { risks: z.array(z.enum(swapRisks)) },
  signatureAwaited: { flow },
  abandoned: { flow },
  requestFailed: { flow, failure: Failure },
  approvalSigned: { flow, hash: personal(z.string()) },
  approved: { flow, spender: Address },
  allowanceRevoked: { flow },
  permitSigned: { flow, permit: personal(z.string()) },
  /** The wallet does not support the request: it signs no permits, or sends no several calls at once. */
  unsupported: { flow },
  bundleSent: { flow, bundle: personal(SentBundle) },
  bundleAwaited: { flow, bundle: personal(SentBundle), since: z.number() },
  bundleLost: { flow, failure: z.optional(Failure) },
  signed: { flow, swap: personal(SignedSwap) },
  backgrounded: { flow },
  swapped: {
    flow,
    swap: personal(SignedSwap),
    moved: personal(z.optional(Moved)),
    isUnchecked: z.optional(z.boolean()),
  },
  swapFailed: {
    flow,
    swap: personal(SignedSwap),
    failure: Failure,
    moved: personal(z.optional(Moved)),
    instead: personal(z.optional(MinedInstead)),
  },
  requestsRecalled: { requests: z.array(StoredRequest) },
}
