import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { BaseUnits } from '../domain/amount.ts'
import { quoteFaults } from '../domain/bounds/on-ramp-quote.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { OnRampOptions } from '../domain/on-ramp-options.ts'
import { OnRampOrder } from '../domain/on-ramp-order.ts'
import { OnRampProvider } from '../domain/on-ramp-provider.ts'
import { OnRampQuote } from '../domain/on-ramp-quote.ts'
import { personal } from '../domain/personal.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const attempt = z.string()
const question = z.string()

/** Buying for money: what stands in the form, what that gives (by the id of the question), what a host began the form with (`prefill…`), and each purchase by the id of the press that began it; `fault` says why a quote was refused, `linkUnchecked` names a page that may pay out to another account, which a visitor accepts or declines, `window` says that there is none, `held` what the page read last of what is bought, `purchase` names the row of the history that is its own, and `amount` is what the account held as it came. */
export const onRamp = defineEvents('onRamp', {
  amountTyped: intent({ text: personal(z.string()), separator: z.string() }),
  paymentChosen: intent({ currency: z.string() }),
  methodChosen: intent({ method: z.string() }),
  purchaseChosen: intent({ id: z.string(), chainId: ChainId }),
  searchTyped: intent({ text: z.string() }),
  quoteRetried: intent(),
  providerChosen: intent({ provider: z.string() }),
  tryAgainRequested: intent(),
  linkCopyRequested: intent(),
  uncheckedLinkAccepted: intent(),
  uncheckedLinkDeclined: intent(),
  explanationRequested: intent(),
  begunAnew: intent(),

  prefillStarted: fact({
    amount: personal(z.nullable(z.string())),
    currency: z.nullable(z.string()),
    token: z.nullable(z.string()),
    network: z.nullable(ChainId),
  }),
  prefillEnded: fact({
    purchase: z.nullable(z.object({ id: z.string(), chainId: ChainId })),
    payment: z.nullable(z.string()),
    text: personal(z.string()),
    separator: z.string(),
    missing: z.array(z.enum(['purchase', 'payment'])),
  }),
  optionsRequested: fact(),
  optionsReceived: fact({ options: OnRampOptions }),
  optionsFailed: fact({ failure: Failure }),
  quoteStarted: fact({ question, order: personal(OnRampOrder) }),
  quoteReceived: fact({ question, quote: personal(OnRampQuote) }),
  quoteFailed: fact({ question, failure: Failure, fault: z.optional(z.enum(quoteFaults)) }),

  attemptStarted: fact({
    attempt,
    provider: OnRampProvider,
    address: personal(Address),
    order: personal(OnRampOrder),
    quote: personal(z.nullable(OnRampQuote)),
    window: z.optional(z.literal('none')),
    held: personal(z.optional(BaseUnits)),
  }),
  windowRequested: fact({ attempt }),
  windowOpened: fact({ attempt }),
  windowFailed: fact({ attempt, failure: Failure }),
  windowClosed: fact({ attempt }),
  linkReceived: fact({ attempt, link: personal(z.string()) }),
  linkUnchecked: fact({ attempt, link: personal(z.string()) }),
  linkFailed: fact({ attempt, failure: Failure }),
  balanceRequested: fact({ attempt }),
  balanceSeen: fact({ attempt, amount: personal(BaseUnits), decimals: z.optional(z.number()) }),
  balanceFailed: fact({ attempt, failure: Failure }),
  processingSeen: fact({ attempt, purchase: z.optional(z.string()) }),
  bought: fact({ attempt, purchase: z.optional(z.string()), amount: personal(z.optional(BaseUnits)) }),
  declined: fact({ attempt, purchase: z.optional(z.string()) }),
  overdue: fact({ attempt }),
  linkCopied: fact(),
  linkCopyFailed: fact({ failure: Failure }),
})
