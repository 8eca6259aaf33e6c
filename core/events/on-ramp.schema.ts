import * as z from 'zod/mini'
import { Address } from '../domain/account.schema.ts'
import { BaseUnits } from '../domain/amount.schema.ts'
import { quoteFaults } from '../domain/bounds/on-ramp-quote.ts'
import { ChainId } from '../domain/caip.schema.ts'
import { Failure } from '../domain/failure.schema.ts'
import { OnRampOptions } from '../domain/on-ramp-options.schema.ts'
import { OnRampOrder } from '../domain/on-ramp-order.schema.ts'
import { OnRampProvider } from '../domain/on-ramp-provider.schema.ts'
import { OnRampQuote } from '../domain/on-ramp-quote.schema.ts'
import { personal } from '../domain/personal.ts'

const attempt = z.string()
const question = z.string()

export const onRampFields = {
  amountTyped: { text: personal(z.string()), separator: z.string() },
  paymentChosen: { currency: z.string() },
  methodChosen: { method: z.string() },
  purchaseChosen: { id: z.string(), chainId: ChainId },
  searchTyped: { text: z.string() },
  quoteRetried: {},
  providerChosen: { provider: z.string() },
  tryAgainRequested: {},
  linkCopyRequested: {},
  uncheckedLinkAccepted: {},
  uncheckedLinkDeclined: {},
  explanationRequested: {},
  optionsRequested: {},
  quoteRequested: { order: personal(OnRampOrder) },
  begunAnew: {},

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

  attemptStarted: {
    attempt,
    provider: OnRampProvider,
    address: personal(Address),
    order: personal(OnRampOrder),
    quote: personal(z.nullable(OnRampQuote)),
    window: z.optional(z.literal('none')),
    held: personal(z.optional(BaseUnits)),
  },
  windowRequested: { attempt },
  windowOpened: { attempt },
  windowFailed: { attempt, failure: Failure },
  windowClosed: { attempt },
  linkReceived: { attempt, link: personal(z.string()) },
  linkUnchecked: { attempt, link: personal(z.string()) },
  linkFailed: { attempt, failure: Failure },
  balanceRequested: { attempt },
  balanceSeen: { attempt, amount: personal(BaseUnits), decimals: z.optional(z.number()) },
  balanceFailed: { attempt, failure: Failure },
  processingSeen: { attempt, purchase: z.optional(z.string()) },
  bought: { attempt, purchase: z.optional(z.string()), amount: personal(z.optional(BaseUnits)) },
  declined: { attempt, purchase: z.optional(z.string()) },
  overdue: { attempt },
  linkCopied: {},
  linkCopyFailed: { failure: Failure },
}
