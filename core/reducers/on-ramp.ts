import type { Draft } from 'immer'
import type { BaseUnits } from '../domain/amount.ts'
import { inOrder, nextOrder } from '../domain/in-order.ts'
import { followedBy, isSameHolding } from '../domain/on-ramp-attempt.ts'
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
import { isSameAddress } from '../domain/same-account.ts'
import { host } from '../events/host.ts'
import { onRamp } from '../events/on-ramp.ts'
import { purchases } from '../events/purchases.ts'
import { defineSlice } from './define-slice.ts'

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
    draft.quote = { step: 'quoted', order, quote, isCurrent: true, at }
    for (const attempt of Object.values(draft.attempts)) {
      if (attempt.quote === null && isSameOnRampOrder(attempt.wanted, order)) attempt.quote = quote
    }
  }),
  when([onRamp.quoteFailed], (draft, { at, data: { question } }) => {
    if (draft.quote.step !== 'asking' || draft.quote.question !== question) return
    draft.quote = unrenewed(draft.quote, at)
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
    for (const attempt of toldIn(draft, data)) attempt.lookedAt = at
  }),
  when([purchases.failed], (draft, { data }) => {
    for (const attempt of toldIn(draft, data)) attempt.missedLooks += 1
  }),
  when([purchases.received], (draft, { data }) => {
    for (const attempt of toldIn(draft, data)) {
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
    toAttempt(draft, data, (attempt) => become(attempt, 'processing', data.purchase))
  }),
  when([onRamp.bought], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => {
      become(attempt, 'bought', data.purchase)
      for (const other of Object.values(draft.attempts)) {
        if (other.held !== null && isSameHolding(other, attempt)) countFrom(other, data.amount)
      }
    })
  }),
  when([onRamp.declined], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => become(attempt, 'declined', data.purchase))
  }),
  when([onRamp.overdue], (draft, { data }) => {
    toAttempt(draft, data, (attempt) => void (attempt.status = 'overdue'))
  }),
  when([host.stopped], () => initial),
])

/** The purchases of an account of which its history tells. */
function toldIn(
  { attempts }: Draft<OnRampState>,
  { address }: { readonly address: string },
): readonly Draft<OnRampAttempt>[] {
  return Object.values(attempts).filter(
    (attempt) => followedBy(attempt) === 'history' && isSameAddress(attempt.address, address),
  )
}

function toAttempt(
  { attempts }: Draft<OnRampState>,
  { attempt: id }: { readonly attempt: string },
  change: (attempt: Draft<OnRampAttempt>) => void,
): void {
  const attempt = attempts[id]
  if (attempt) change(attempt)
}

/** What is held since another purchase brought some; where nobody said how much, a node is to say it. */
function countFrom(attempt: Draft<OnRampAttempt>, amount: BaseUnits | undefined): void {
  attempt.held = amount ?? null
  if (amount === undefined && attempt.before === 'known') attempt.before = 'asked'
}

function become(attempt: Draft<OnRampAttempt>, status: OnRampAttempt['status'], purchase?: string): void {
  attempt.status = status
  if (purchase === undefined || purchase === attempt.purchase) return
  if (attempt.purchase !== null) attempt.known?.push(attempt.purchase)
  attempt.purchase = purchase
}
