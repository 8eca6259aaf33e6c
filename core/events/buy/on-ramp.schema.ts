import * as z from 'zod/mini'
import { BaseUnits } from '../../domain/values/amount.schema.ts'
import { quoteFaults } from '../../domain/buy/bounds/quote.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { OnRampOptions } from '../../domain/buy/options.schema.ts'
import { OnRampOrder } from '../../domain/buy/order.schema.ts'
import { OnRampQuote } from '../../domain/buy/quote.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { PurchaseOrder } from '../../domain/buy/purchase.schema.ts'

const flow = z.string()
const question = z.string()

export const onRampFields = {
  amountTyped: { text: personal(z.string()), separator: z.string() },
  paymentChosen: { currency: z.string() },
  methodChosen: { method: z.string() },
  purchaseChosen: { id: z.string(), chainId: ChainId },
  searchTyped: { text: z.string() },
  quoteRetried: {},
  purchaseRequested: { order: PurchaseOrder, by: z.enum(flowOrigins) },
  windowRequested: { flow },
  linkCopyRequested: { flow },
  uncheckedLinkAccepted: { flow },
  uncheckedLinkDeclined: { flow },
  optionsRequested: {},
  quoteRequested: { order: personal(OnRampOrder) },

  prefillStarted: {
    amount: personal(z.nullable(z.string())),
    currency: z.nullable(z.string()),
    token: z.nullable(z.string()),
    network: z.nullable(ChainId),
  },
  prefillEnded: {
    purchase: z.nullable(z.object({ id: z.string(), chainId: ChainId })),
    payment: z.nullable(z.string()),
    text: personal(z.string()),
    separator: z.string(),
    missing: z.array(z.enum(['purchase', 'payment'])),
  },
  optionsReceived: { options: OnRampOptions },
  optionsFailed: { failure: Failure },
  quoteStarted: { question, order: personal(OnRampOrder) },
  quoteReceived: { question, quote: personal(OnRampQuote) },
  quoteFailed: { question, failure: Failure, fault: z.optional(z.enum(quoteFaults)) },
  quoteAnswered: { quote: personal(OnRampQuote) },
  quoteRefused: { failure: Failure, fault: z.enum(quoteFaults) },

  windowOpened: { flow },
  windowFailed: { flow, failure: Failure },
  windowClosed: { flow },
  linkReceived: { flow, link: personal(z.string()) },
  linkUnchecked: { flow, link: personal(z.string()) },
  linkFailed: { flow, failure: Failure },
  balanceRequested: { flow },
  balanceSeen: { flow, amount: personal(BaseUnits), decimals: z.optional(z.number()) },
  balanceFailed: { flow, failure: Failure },
  processingSeen: { flow, purchase: z.optional(z.string()) },
  bought: { flow, purchase: z.optional(z.string()), amount: personal(z.optional(BaseUnits)) },
  declined: { flow, purchase: z.optional(z.string()) },
  overdue: { flow },
}
