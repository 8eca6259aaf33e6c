import { clipboardLimit } from '../../domain/limits.ts'
import { isArrivalUnknown } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { isOneOf } from '../../events/define-events.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { router } from '../../events/shell/router.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentFacts, isShowing } from '../../selectors/shell/current-facts.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { isForLookedAt, isPurchaseSeen } from '../../selectors/buy/on-ramp.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { endSearch } from '../shell/end-search.ts'
import { merge } from '../streams/merge.ts'

const declined = ['onRamp.declined', 'onRamp.declinedFor'] as const

/** Clears the search text when its view leaves the history. */
export const endOnRampSearch = endSearch(
  'OnRampTokenSelect',
  (state) => state.onRamp.search,
  () => onRamp.searchTyped({ text: '' }),
)

/** Leads from a choice back to the form, and from the form to the started purchase.
 * Leads from a paid purchase to the history of its account. */
export const navigateBuy = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  merge(
    on(onRamp.purchaseChosen, onRamp.paymentChosen).pipe(
      decide(() => {
        const isChoosing = currentFacts(state()).chooses !== undefined
        return isChoosing && isShowing(state(), 'offer') ? router.wentBack() : null
      }),
    ),
    on(onRamp.purchaseRequested).pipe(
      decide(({ id: flow }) => {
        if (state().onRamp.purchases[flow]?.by !== 'visitor') return null
        const route = { view: 'BuyInProgress', flow } as const
        const isInPlace = currentView(state()) === 'BuyInProgress'
        return isInPlace ? router.viewReplaced(route) : router.viewPushed(route)
      }),
    ),
    on(onRamp.processingSeen, onRamp.bought).pipe(
      decide(({ data: { flow } }) => {
        const purchase = state().onRamp.purchases[flow]
        return purchase && isPurchaseSeen(state(), flow) && isForLookedAt(state(), purchase)
          ? router.viewReplaced({ view: 'OnRampActivity' })
          : null
      }),
    ),
  ),
)

/**
 * Shows a toast when a purchase arrived, or when it failed unless it is on the screen. Names the account if another one is active.
 * A failed page is shown for visitors' purchases alone, because nothing was paid yet.
 */
export const notifyPurchase = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.bought, onRamp.declined, onRamp.overdue, onRamp.linkFailed, onRamp.linkUnchecked).pipe(
    decide((event) => {
      const { flow } = event.data
      const purchase = state().onRamp.purchases[flow]
      if (!purchase) return null
      const isOther = !isForLookedAt(state(), purchase)
      const account = isOther && { account: purchase.address }
      if (isOneOf(event, onRamp.bought)) {
        const values = { token: purchase.wanted.purchase.symbol, ...account }
        const text = isOther ? 'onRamp.boughtFor' : 'onRamp.bought'
        return toast.shown({ variant: 'success', message: { text, values } })
      }
      const isOfPage = isOneOf(event, onRamp.linkFailed, onRamp.linkUnchecked)
      if (isPurchaseSeen(state(), flow) || (isOfPage && purchase.by === 'host')) return null
      if (isOneOf(event, onRamp.linkUnchecked)) return told('onRamp.unchecked')
      const [text, textFor] = isOneOf(event, onRamp.overdue) ? missed(purchase) : declined
      return account ? told(textFor, account) : told(text)
    }),
  ),
)

/** Copies the link of a purchase, and shows a toast. If there is no link, the toast says so. */
export const copyPaymentLink = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, once }) =>
  on(onRamp.linkCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: ({ data: { flow } }, signal) => {
        const text = state().onRamp.purchases[flow]?.link
        if (!text) throw { code: 'invalid-request' }
        return ports.clipboard.write({ text }, signal)
      },
      then: () => toast.shown({ variant: 'success', message: { text: 'onRamp.linkCopied' } }),
      fail: (_, { data: { flow } }) =>
        told(state().onRamp.purchases[flow]?.link ? 'account.copyFailed' : 'onRamp.noLink'),
    }),
  ),
)

function missed(purchase: Purchase) {
  return isArrivalUnknown(purchase)
    ? (['onRamp.unsure', 'onRamp.unsureFor'] as const)
    : (['onRamp.overdue', 'onRamp.overdueFor'] as const)
}

function told(text: string, values?: { readonly account: string }) {
  return toast.shown({ variant: 'error', message: { text, ...(values && { values }) } })
}
