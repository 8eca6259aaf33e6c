import type { Draft } from 'immer'
import { inOrder, nextOrder } from '../domain/in-order.ts'
import { isSameHolding } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import { emptyOnRampChoice, typedMoney } from '../domain/on-ramp-choice.ts'
import type { OnRampChoice } from '../domain/on-ramp-choice.ts'
import { defaultOnRampOptions } from '../domain/on-ramp-options.ts'
import type { OnRampOptions } from '../domain/on-ramp-options.ts'
import { isSameOnRampOrder } from '../domain/on-ramp-order.ts'
import { onRampPrefillAfter } from '../domain/on-ramp-prefill.ts'
import type { OnRampPrefill } from '../domain/on-ramp-prefill.ts'
import { quoteFor, unrenewed } from '../domain/on-ramp-quote-status.ts'
import type { OnRampQuoteStatus } from '../domain/on-ramp-quote-status.ts'
import { hasCome } from '../domain/purchase-come.ts'
import { host } from '../events/host.ts'
import { onRamp } from '../events/on-ramp.ts'
import { purchases } from '../events/purchases.ts'
import { defineSlice } from './define-slice.ts'
import { becomeStatus, countFrom, historyAttempts, toAttempt } from './on-ramp-attempts.ts'

/** What can be bought, what stands in the form, and what a host wants there, what that costs, and the purchases that a press began, of which the last one is shown. */
export type OnRampState = {
  /** `options` are the built-in ones until a service says others, and where none does. */
  readonly offer: {
    readonly status: 'none' | 'loading' | 'loaded' | 'failed'
    readonly options: OnRampOptions
  }
  readonly choice: OnRampChoice
  readonly prefill: OnRampPrefill | null
  readonly search: string
  readonly quote: OnRampQuoteStatus
  readonly attempts: Readonly<Record<string, OnRampAttempt>>
  readonly current: string | null
}

const initial: OnRampState = {
  offer: { status: 'none', options: defaultOnRampOptions },
  choice: emptyOnRampChoice,
  prefill: null,
  search: '',
  quote: { step: 'none' },
  attempts: {},
  current: null,
}

/** How many purchases are kept: those that were begun last. */
const mostAttempts = 10

declare module './root.ts' {
  interface LateBranches {
    readonly onRamp: ['on-ramp', OnRampState]
  }
}

/** Where buying stands. Of quotes only that to the question that stands counts, and of news only those of a purchase that is kept; a quote that failed leaves the one of before, or an estimate, and one that comes after the press is that of the purchase, too. */
export const onRampSlice = defineSlice<OnRampState>(initial, (when) => [
  when([onRamp.optionsRequested], ({ offer }) => {
    offer.status = 'loading'
  }),
  when([onRamp.optionsReceived], (draft, { data }) => {
    draft.offer = { status: 'loaded', options: data.options }
  }),
  when([onRamp.optionsFailed], (draft) => {
    draft.offer = { status: 'failed', options: draft.offer.options }
  }),
  when([onRamp.begunAnew], (draft) => {
    draft.choice = emptyOnRampChoice
    draft.prefill = null
  }),
  when([onRamp.prefillStarted], (draft, { data }) => {
    draft.choice = emptyOnRampChoice
    draft.prefill = { ...data, missing: [] }
  }),
  when([onRamp.prefillEnded], (draft, { data: { missing, text, separator, ...found } }) => {
    const { choice, prefill } = draft
    choice.purchase ??= found.purchase
    choice.payment ??= found.payment
    if (choice.text === '') Object.assign(choice, { text, amount: typedMoney(text, separator) })
    draft.prefill = prefill && missing.length > 0 ? { ...prefill, missing } : null
  }),
  when([onRamp.amountTyped], (draft, { data: { text, separator } }) => {
    Object.assign(draft.choice, { text, amount: typedMoney(text, separator) })
    draft.prefill = onRampPrefillAfter(draft.prefill, 'payment') as Draft<OnRampPrefill> | null
  }),
  when([onRamp.paymentChosen], (draft, { data }) => {
    draft.choice.payment = data.currency
    draft.prefill = onRampPrefillAfter(draft.prefill, 'payment') as Draft<OnRampPrefill> | null
  }),
  when([onRamp.methodChosen], ({ choice }, { data }) => {
    choice.method = data.method
  }),
  when([onRamp.purchaseChosen], (draft, { data }) => {
    draft.choice.purchase = data
    draft.prefill = onRampPrefillAfter(draft.prefill, 'purchase') as Draft<OnRampPrefill> | null
    draft.search = ''
  }),
  when([onRamp.searchTyped], (draft, { data }) => {
    draft.search = data.text
  }),
  when([onRamp.quoteStarted], (draft, { data: { question, order } }) => {
    const quote = quoteFor(draft.quote, order)
    const isCurrent = draft.quote.step === 'none' || quote === null || draft.quote.isCurrent
    draft.quote = { step: 'asking', question, order, quote, isCurrent }
  }),
  when([onRamp.quoteReceived], (draft, { at, data: { question, quote } }) => {
    if (draft.quote.step !== 'asking' || draft.quote.question !== question) return
    const { order } = draft.quote
    draft.quote = { step: 'quoted', order, quote, isCurrent: true, at, fault: null }
    for (const attempt of Object.values(draft.attempts)) {
      if (attempt.quote === null && isSameOnRampOrder(attempt.wanted, order)) attempt.quote = quote
    }
  }),
  when([onRamp.quoteFailed], (draft, { at, data: { question, fault } }) => {
    if (draft.quote.step !== 'asking' || draft.quote.question !== question) return
    draft.quote = unrenewed(draft.quote, at, fault)
  }),
  when([onRamp.attemptStarted], (draft, { at, data: { attempt, order: wanted, ...begun } }) => {
    draft.attempts[attempt] = {
      ...begun,
      wanted,
      order: nextOrder(draft.attempts),
      startedAt: at,
      status: 'preparing',
      window: begun.window ?? 'opening',
      link: null,
      uncheckedLink: null,
      known: null,
      purchase: null,
      held: begun.held ?? null,
      before: 'asked',
      risenAt: null,
      lookedAt: at,
      missedLooks: 0,
      failure: null,
    }
    draft.current = attempt
    for (const [id] of inOrder(draft.attempts).slice(0, -mostAttempts)) delete draft.attempts[id]
  }),
  when([onRamp.windowRequested], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => void (attempt.window = 'opening'))
  }),
  when([onRamp.windowOpened], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => void (attempt.window = 'open'))
  }),
  when([onRamp.windowFailed], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => void (attempt.window = 'blocked'))
  }),
  when([onRamp.windowClosed], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => void (attempt.window = 'closed'))
  }),
  when([onRamp.linkReceived], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => {
      attempt.link = data.link
      attempt.uncheckedLink = null
      if (attempt.status === 'preparing') attempt.status = 'waiting'
    })
  }),
  when([onRamp.linkUnchecked], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => {
      attempt.uncheckedLink = data.link
      // The empty window is closed, and opened anew by the press that accepts the page.
      if (attempt.window !== 'none') attempt.window = 'closed'
    })
  }),
  when([onRamp.linkFailed], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => {
      attempt.status = 'failed'
      attempt.failure = data.failure
    })
  }),
  when([purchases.requested], (draft, { at, data }) => {
    for (const attempt of historyAttempts(draft, data)) attempt.lookedAt = at
  }),
  when([purchases.failed], (draft, { data }) => {
    for (const attempt of historyAttempts(draft, data)) attempt.missedLooks += 1
  }),
  when([purchases.received], (draft, { data }) => {
    for (const attempt of historyAttempts(draft, data)) {
      attempt.missedLooks = 0
      if (attempt.known !== null) continue
      // The provider's clock may be ahead of this one; before there is a page to pay on, nothing can be of this purchase.
      const isAllKnown = attempt.status === 'preparing'
      attempt.known = data.transactions.flatMap(({ id, minedAt }) =>
        isAllKnown || minedAt < attempt.startedAt ? [id] : [],
      )
    }
  }),
  when([onRamp.balanceRequested], (draft, { at, data }) => {
    toAttempt(draft, data, (attempt) => void (attempt.lookedAt = at))
  }),
  when([onRamp.balanceSeen], (draft, { at, data }) => {
    toAttempt(draft, data, (attempt) => {
      attempt.missedLooks = 0
      if (attempt.before === 'asked' || attempt.held === null) attempt.held = data.amount
      if (attempt.before === 'asked') attempt.before = 'known'
      attempt.risenAt = hasCome(attempt, data.amount, data.decimals) ? (attempt.risenAt ?? at) : null
    })
  }),
  when([onRamp.balanceFailed], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => {
      attempt.missedLooks += 1
      if (attempt.before === 'asked') attempt.before = attempt.held === null ? 'unknown' : 'known'
    })
  }),
  when([onRamp.processingSeen], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => becomeStatus(attempt, 'processing', data.purchase))
  }),
  when([onRamp.bought], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => {
      becomeStatus(attempt, 'bought', data.purchase)
      for (const other of Object.values(draft.attempts)) {
        if (other.held !== null && isSameHolding(other, attempt)) countFrom(other, data.amount)
      }
    })
  }),
  when([onRamp.declined], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => becomeStatus(attempt, 'declined', data.purchase))
  }),
  when([onRamp.overdue], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => void (attempt.status = 'overdue'))
  }),
  when([host.stopped], () => initial),
])
