import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { baseUnitsSchema } from '../../domain/values/amount.schema.ts'
import { signingWalletSchema } from '../../domain/operations/request/signing-wallet.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { storedRequestSchema } from '../../domain/operations/request/stored-requests.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { plannedSwapSchema, quotedSwapSchema } from '../../domain/swap/flow/planned-swap.schema.ts'
import { minedInsteadSchema, movedSchema } from '../../domain/operations/settlement/settlement.schema.ts'
import { sentBundleSchema, signedSwapSchema } from '../../domain/swap/flow/signed-swap.schema.ts'
import { swapOrderSchema } from '../../domain/swap/order.schema.ts'
import { swapFailedStages } from '../../domain/swap/failed-stage.ts'
import { swapPriceSchema } from '../../domain/swap/quote/host-quote.schema.ts'
import { swapPlanSchema } from '../../domain/swap/plan/plan.schema.ts'
import { swapRisks } from '../../domain/swap/review/risk.ts'
import { swapSides } from '../../domain/swap/side.ts'
import { swapTokenSchema } from '../../domain/swap/token.schema.ts'
import { unsignedIntegerSchema } from '../../domain/values/numbers/unsigned-integer.schema.ts'

const side = z.enum(swapSides)
const flow = z.string()
/** The decimal separator of the visitor's locale. */
const separator = z.string()

export const swapFields = {
  tokenChosen: { side, token: z.nullable(swapTokenSchema), separator },
  amountTyped: { text: personal(z.string()), separator },
  maxChosen: { amount: personal(baseUnitsSchema), separator },
  sidesSwitched: { separator },
  slippageChosen: { percent: unsignedIntegerSchema },
  slippageTyped: { text: z.string(), separator },
  retried: {},
  confirmed: {},
  /** Null means the flow that the review shows. */
  cancelled: { flow: z.nullable(flow) },
  requested: {
    planned: personal(plannedSwapSchema),
    wallet: z.optional(signingWalletSchema),
    by: z.enum(flowOrigins),
  },
  /** `from` and `to` are `native` or an address. `amount` is in whole tokens. */
  priceRequested: {
    chainId: chainIdSchema,
    address: personal(addressSchema),
    from: z.string(),
    to: z.string(),
    amount: personal(z.string()),
    /** In whole percent. */
    slippage: unsignedIntegerSchema,
  },

  priceAnswered: { quoted: personal(swapPriceSchema) },
  priceFailed: { failure: failureSchema },
  prefillStarted: {
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    amount: z.nullable(personal(z.string())),
  },
  prefillEnded: { missing: z.array(side) },
  /** `isAgain` is set if an order is quoted again while the visitor looks at it. */
  quoteStarted: {
    question: z.string(),
    order: personal(swapOrderSchema),
    isAgain: z.optional(z.literal(true)),
  },
  quoteReceived: { question: z.string(), received: personal(baseUnitsSchema) },
  quoteFailed: { question: z.string(), failure: failureSchema },
  quoteAged: { question: z.string() },
  reviewed: { order: personal(swapOrderSchema) },
  reviewClosed: {},
  /** Requests the next signature of an order. The answers name this event as `question`. */
  planRequested: { quoted: personal(quotedSwapSchema), by: z.enum(flowOrigins) },
  planMade: {
    question: z.string(),
    by: z.enum(flowOrigins),
    order: personal(swapOrderSchema),
    plan: personal(swapPlanSchema),
    /** Whether approval and swap cannot be one operation. */
    isUnbundled: z.optional(z.boolean()),
  },
  planFailed: {
    question: z.string(),
    by: z.enum(flowOrigins),
    order: personal(swapOrderSchema),
    stage: z.enum(swapFailedStages),
    failure: failureSchema,
    isUnbundled: z.optional(z.boolean()),
  },
  risksShown: { risks: z.array(z.enum(swapRisks)) },
  signatureAwaited: { flow },
  abandoned: { flow },
  requestFailed: { flow, failure: failureSchema },
  approvalSigned: { flow, hash: personal(z.string()) },
  approved: { flow, spender: addressSchema },
  allowanceRevoked: { flow },
  permitSigned: { flow, permit: personal(z.string()) },
  /** The wallet does not support the request: it signs no permits, or sends no several calls at once. */
  unsupported: { flow },
  bundleSent: { flow, bundle: personal(sentBundleSchema) },
  bundleAwaited: { flow, bundle: personal(sentBundleSchema), since: z.number() },
  bundleLost: { flow, failure: z.optional(failureSchema) },
  signed: { flow, swap: personal(signedSwapSchema) },
  backgrounded: { flow },
  swapped: {
    flow,
    swap: personal(signedSwapSchema),
    moved: personal(z.optional(movedSchema)),
    isUnchecked: z.optional(z.boolean()),
  },
  swapFailed: {
    flow,
    swap: personal(signedSwapSchema),
    failure: failureSchema,
    moved: personal(z.optional(movedSchema)),
    instead: personal(z.optional(minedInsteadSchema)),
  },
  requestsRecalled: { requests: z.array(storedRequestSchema) },
}
