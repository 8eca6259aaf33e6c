import type { Draft } from 'immer'
import { emptyOnRampChoice, typedMoney } from '../../domain/buy/choice.ts'
import type { OnRampChoice } from '../../domain/buy/choice.ts'
import { defaultOnRampOptions } from '../../domain/buy/options.ts'
import type { OnRampOptions } from '../../domain/buy/options.ts'
import { isSameOnRampOrder } from '../../domain/buy/order.ts'
import { onRampPrefillAfter } from '../../domain/buy/prefill.ts'
import type { OnRampPrefill } from '../../domain/buy/prefill.ts'
import { isQuoteStale, quoteFor, unrenewed, youngQuoteFor } from '../../domain/buy/quote-phase.ts'
import type { OnRampQuotePhase } from '../../domain/buy/quote-phase.ts'
import { hasArrived } from '../../domain/buy/purchase-arrival.ts'
import { isBuying, isSameHolding } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { host } from '../../events/host.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { purchases } from '../../events/buy/purchases.ts'
import { purchaseFlow } from '../../flows/purchase.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { dropOldFlows, flowMoves } from '../slices/flow-moves.ts'
import type { Flows } from '../slices/flow-moves.ts'
import { countFrom, historyPurchases, startedPurchase, toPurchase } from './on-ramp-purchases.ts'

/** The offer, the visitor's draft with its quote, a host's request for the form, and every purchase. */
type OnRampState = {
  /** `options` is the built-in offer unless a service has given one. */
  readonly offer: {
    readonly status: 'none' | 'loading' | 'loaded' | 'failed'
    readonly options: OnRampOptions
  }
  readonly choice: OnRampChoice
  readonly prefill: OnRampPrefill | null
  readonly search: string
  readonly quotePhase: OnRampQuotePhase
  readonly purchases: Flows<Purchase>
}

const initial: OnRampState = {
  offer: { status: 'none', options: defaultOnRampOptions },
  choice: emptyOnRampChoice,
  prefill: null,
  search: '',
  quotePhase: { name: 'none' },
  purchases: {},
}

declare module '../root.ts' {
  interface LateBranches {
    readonly onRamp: ['on-ramp', OnRampState]
  }
}

/**
 * Reduces buying. Only the quote for the current question counts. A failed quote leaves the earlier one, or an estimate.
 * A visitor's order at a pending or old quote starts no purchase. A purchase without a quote takes a later one.
 */
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
    const quote = quoteFor(draft.quotePhase, order)
    const isCurrent = draft.quotePhase.name === 'none' || quote === null || draft.quotePhase.isCurrent
    draft.quotePhase = { name: 'asking', question, order, quote, isCurrent }
  }),
  when([onRamp.quoteReceived], (draft, { at, data: { question, quote } }) => {
    if (draft.quotePhase.name !== 'asking' || draft.quotePhase.question !== question) return
    const { order } = draft.quotePhase
    draft.quotePhase = { name: 'quoted', order, quote, isCurrent: true, at, fault: null }
    for (const purchase of Object.values(draft.purchases)) {
      if (purchase.quote === null && isSameOnRampOrder(purchase.wanted, order)) purchase.quote = quote
    }
  }),
  when([onRamp.quoteFailed], (draft, { at, data: { question, fault } }) => {
    if (draft.quotePhase.name !== 'asking' || draft.quotePhase.question !== question) return
    draft.quotePhase = unrenewed(draft.quotePhase, at, fault)
  }),
  when([onRamp.purchaseRequested], (draft, { id, at, data: { order, by } }) => {
    if (by === 'visitor' && order.quote && isQuoteStale(draft.quotePhase, order.wanted, at)) return
    const quote = order.quote ?? youngQuoteFor(draft.quotePhase, order.wanted, at)
    dropOldFlows(draft.purchases, (one) => !isBuying(one))
    draft.purchases[id] = startedPurchase(draft, order, { id, at, by }, quote)
  }),
  ...flowMoves<OnRampState, Purchase>(purchaseFlow, (draft) => draft.purchases),
  when([onRamp.windowRequested], (draft, { data }) => {
    toPurchase(draft, data, (purchase) => {
      const isShut = purchase.window === 'closed' || purchase.window === 'blocked'
      if (isBuying(purchase) && purchase.step !== 'unchecked' && isShut) purchase.window = 'opening'
    })
  }),
  when([onRamp.windowOpened], (draft, { data }) => {
    toPurchase(draft, data, (purchase) => void (purchase.window = 'open'))
  }),
  when([onRamp.windowFailed], (draft, { data }) => {
    toPurchase(draft, data, (purchase) => void (purchase.window = 'blocked'))
  }),
  when([onRamp.windowClosed], (draft, { data }) => {
    toPurchase(draft, data, (purchase) => void (purchase.window = 'closed'))
  }),
  when([purchases.requested], (draft, { at, data }) => {
    for (const purchase of historyPurchases(draft, data)) purchase.lookedAt = at
  }),
  when([purchases.failed], (draft, { data }) => {
    for (const purchase of historyPurchases(draft, data)) purchase.missedLooks += 1
  }),
  when([purchases.received], (draft, { data }) => {
    for (const purchase of historyPurchases(draft, data)) {
      purchase.missedLooks = 0
      if (purchase.known !== null) continue
      // The provider's clock may be ahead of this one. Before there is a page to pay on, no transaction can belong to this purchase.
      const isAllKnown = purchase.step === 'preparing' || purchase.step === 'unchecked'
      purchase.known = data.transactions.flatMap(({ id, minedAt }) =>
        isAllKnown || minedAt < purchase.startedAt ? [id] : [],
      )
    }
  }),
  when([onRamp.balanceRequested], (draft, { at, data }) => {
    toPurchase(draft, data, (purchase) => void (purchase.lookedAt = at))
  }),
  when([onRamp.balanceSeen], (draft, { at, data }) => {
    toPurchase(draft, data, (purchase) => {
      purchase.missedLooks = 0
      if (purchase.before === 'asked' || purchase.held === null) purchase.held = data.amount
      if (purchase.before === 'asked') purchase.before = 'known'
      purchase.risenAt = hasArrived(purchase, data.amount, data.decimals) ? (purchase.risenAt ?? at) : null
    })
  }),
  when([onRamp.balanceFailed], (draft, { data }) => {
    toPurchase(draft, data, (purchase) => {
      purchase.missedLooks += 1
      if (purchase.before === 'asked') purchase.before = purchase.held === null ? 'unknown' : 'known'
    })
  }),
  when([onRamp.bought], (draft, { data: { flow, amount } }) => {
    toPurchase(draft, { flow }, (come) => {
      for (const other of Object.values(draft.purchases)) {
        if (other.held !== null && isSameHolding(other, come)) countFrom(other, amount)
      }
    })
  }),
  when([host.stopped], () => initial),
])
