import * as z from 'zod/mini'
import { baseUnitsSchema } from '../../domain/values/amount.schema.ts'
import { quoteFaults } from '../../domain/buy/bounds/quote.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { onRampOptionsSchema } from '../../domain/buy/options.schema.ts'
import { onRampOrderSchema } from '../../domain/buy/order.schema.ts'
import { onRampQuoteSchema } from '../../domain/buy/quote.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { purchaseOrderSchema } from '../../domain/buy/purchase.schema.ts'

const flow = z.string()
const question = z.string()

export const onRampFields = {
  amountTyped: { text: personal(z.string()), separator: z.string() },
  paymentChosen: { currency: z.string() },
  methodChosen: { method: z.string() },
  purchaseChosen: { id: z.string(), chainId: chainIdSchema },
  searchTyped: { text: z.string() },
  quoteRetried: {},
  purchaseRequested: { order: purchaseOrderSchema, by: z.enum(flowOrigins) },
  windowRequested: { flow },
  linkCopyRequested: { flow },
  uncheckedLinkAccepted: { flow },
  uncheckedLinkDeclined: { flow },
  optionsRequested: {},
  quoteRequested: { order: personal(onRampOrderSchema) },

  prefillStarted: {
    amount: personal(z.nullable(z.string())),
    currency: z.nullable(z.string()),
    token: z.nullable(z.string()),
    network: z.nullable(chainIdSchema),
  },
  prefillEnded: {
    purchase: z.nullable(z.object({ id: z.string(), chainId: chainIdSchema })),
    payment: z.nullable(z.string()),
    text: personal(z.string()),
    separator: z.string(),
    missing: z.array(z.enum(['purchase', 'payment'])),
  },
  optionsReceived: { options: onRampOptionsSchema },
  optionsFailed: { failure: failureSchema },
  quoteStarted: { question, order: personal(onRampOrderSchema) },
  quoteReceived: { question, quote: personal(onRampQuoteSchema) },
  quoteFailed: { question, failure: failureSchema, fault: z.optional(z.enum(quoteFaults)) },
  quoteAnswered: { quote: personal(onRampQuoteSchema) },
  quoteRefused: { failure: failureSchema, fault: z.enum(quoteFaults) },

  windowOpened: { flow },
  windowFailed: { flow, failure: failureSchema },
  windowClosed: { flow },
  linkReceived: { flow, link: personal(z.string()) },
  linkUnchecked: { flow, link: personal(z.string()) },
  linkFailed: { flow, failure: failureSchema },
  balanceRequested: { flow },
  balanceSeen: { flow, amount: personal(baseUnitsSchema), decimals: z.optional(z.number()) },
  balanceFailed: { flow, failure: failureSchema },
  processingSeen: { flow, purchase: z.optional(z.string()) },
  bought: { flow, purchase: z.optional(z.string()), amount: personal(z.optional(baseUnitsSchema)) },
  declined: { flow, purchase: z.optional(z.string()) },
  overdue: { flow },
}
