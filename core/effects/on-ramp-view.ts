import { clipboardLimit } from '../domain/limits.ts'
import { isUnknown } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import { isSameAddress } from '../domain/same-account.ts'
import { isOneOf } from '../events/define-events.ts'
import { onRamp } from '../events/on-ramp.ts'
import { router } from '../events/router.ts'
import { toast } from '../events/toast.ts'
import type { StateOf } from '../reducers/root.ts'
import { currentFacts, isShowing } from '../selectors/current-facts.ts'
import { lookedAt } from '../selectors/looked-at.ts'
import { currentPurchase, isForLookedAt, isPurchaseSeen } from '../selectors/on-ramp.ts'
import { defineEffect } from './define-effect.ts'
import { endSearch } from './end-search.ts'

const declined = ['onRamp.declined', 'onRamp.declinedFor'] as const

/** Whoever chose what to buy, or what to pay with, goes on in the form. */
export const leaveOnRampChoice = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.purchaseChosen, onRamp.paymentChosen).pipe(
    decide(() => {
      const isChoosing = currentFacts(state()).chooses !== undefined
      return isChoosing && isShowing(state(), 'offer') ? router.wentBack() : null
    }),
  ),
)

/** Whoever looks for something to buy begins with an empty search. */
export const endOnRampSearch = endSearch(
  'OnRampTokenSelect',
  (state) => state.onRamp.search,
  () => onRamp.searchTyped({ text: '' }),
)

/** A purchase is shown in a view of its own. */
export const showPurchase = defineEffect<StateOf<'on-ramp'>>(({ on, decide }) =>
  on(onRamp.attemptStarted).pipe(decide(() => router.viewPushed({ view: 'BuyInProgress' }))),
)

/** How buying works is told in a view of its own. */
export const showExplanation = defineEffect<StateOf<'on-ramp'>>(({ on, decide }) =>
  on(onRamp.explanationRequested).pipe(decide(() => router.viewPushed({ view: 'WhatIsABuy' }))),
)

/** What is paid is found among the purchases of its account, in the place of what was waited in. */
export const showPurchases = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.processingSeen, onRamp.bought).pipe(
    decide(({ data: { attempt } }) => {
      const address = lookedAt(state())?.address
      const isItsOwn =
        address !== undefined && isSameAddress(address, currentPurchase(state())?.address ?? '')
      return isPurchaseSeen(state(), attempt) && isItsOwn
        ? router.viewReplaced({ view: 'OnRampActivity' })
        : null
    }),
  ),
)

/** That something came is told wherever somebody is, and what came to nothing where it is not before their eyes; both with the account where they look at another. */
export const tellPurchase = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.bought, onRamp.declined, onRamp.overdue, onRamp.linkFailed, onRamp.linkUnchecked).pipe(
    decide((event) => {
      const { attempt: id } = event.data
      const attempt = state().onRamp.attempts[id]
      if (!attempt) return null
      const isOther = !isForLookedAt(state(), attempt)
      const account = isOther && { account: attempt.address }
      if (isOneOf(event, onRamp.bought)) {
        const values = { token: attempt.wanted.purchase.symbol, ...account }
        const text = isOther ? 'onRamp.boughtFor' : 'onRamp.bought'
        return toast.shown({ variant: 'success', message: { text, values } })
      }
      if (isPurchaseSeen(state(), id)) return null
      if (isOneOf(event, onRamp.linkUnchecked)) return told('onRamp.unchecked')
      const [text, textFor] = isOneOf(event, onRamp.overdue) ? missed(attempt) : declined
      return account ? told(textFor, account) : told(text)
    }),
  ),
)

/** Copies the page of the purchase that is shown. */
export const copyPaymentLink = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, once }) =>
  on(onRamp.linkCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const text = currentPurchase(state())?.link
        return text ? ports.clipboard.write({ text }, signal) : null
      },
      then: () => [
        onRamp.linkCopied(),
        toast.shown({ variant: 'success', message: { text: 'onRamp.linkCopied' } }),
      ],
      fail: (failure) => [onRamp.linkCopyFailed({ failure }), told('account.copyFailed')],
    }),
  ),
)

/** Where there is nothing to copy, that is told. */
export const tellNoPaymentLink = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.linkCopyRequested).pipe(
    decide(() => (currentPurchase(state())?.link ? null : told('onRamp.noLink'))),
  ),
)

function missed(attempt: OnRampAttempt) {
  return isUnknown(attempt)
    ? (['onRamp.unsure', 'onRamp.unsureFor'] as const)
    : (['onRamp.overdue', 'onRamp.overdueFor'] as const)
}

function told(text: string, values?: { readonly account: string }) {
  return toast.shown({ variant: 'error', message: { text, ...(values && { values }) } })
}
