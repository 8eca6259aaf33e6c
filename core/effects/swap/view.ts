import { filter } from 'rxjs'
import type { Failure } from '../../domain/errors/failure.ts'
import { isSwapPending, phaseOfForm } from '../../domain/swap/state.ts'
import { currentQuote } from '../../domain/swap/phase.ts'
import { isOneOf } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { router } from '../../events/shell/router.ts'
import { swap, swapAnswers } from '../../events/swap/swap.ts'
import { swapTokens } from '../../events/swap/tokens.ts'
import { toast } from '../../events/shell/toast.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentFacts, isShowing } from '../../selectors/shell/current-facts.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { canSwapOn } from '../../selectors/swap/chains.ts'
import { isVisitorsSwap, isOrderAccountActive, pendingSwap } from '../../selectors/swap/flows.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { merge } from '../streams/merge.ts'
import { requestWords, failed, refusalText, swapped, toastText, wordsOf } from './toast-words.ts'

const failedAt = {
  tokens: 'swap.initializationFailed',
  quote: 'swap.transactionFailed',
  allowance: 'swap.allowanceFailed',
  approval: 'swap.approvalFailed',
  transaction: 'swap.transactionFailed',
} as const

/**
 * Shows a toast if tokens or a plan failed while their view is visible, and goes back. Goes back without a toast if the plan's network is no longer
 * offered, because the form says so.
 */
export const notifySwapUnmade = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swapTokens.failed, swap.planFailed).pipe(
    filter((event) => isVisitorsSwap(state(), event)),
    decide((event) => {
      const isBuilding = isOneOf(event, swap.planFailed)
      const isSeen = isOnScreen(state()) && isShowing(state(), isBuilding ? 'plan' : 'quote')
      const stage = isBuilding ? event.data.stage : 'tokens'
      const back = state().router.history.length > 1 ? [router.wentBack()] : []
      const isToldThere = back.length > 0 && isBuilding && isNotOnOffer(state())
      return isSeen ? [...(isToldThere ? [] : [toastText(failedAt[stage])]), ...back] : null
    }),
  ),
)

/** Shows a toast if the price of the coin is unknown, once for each account. */
export const notifyCoinPriceFailed = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swapTokens.priceFailed).pipe(
    decide(({ data: { chainId, token } }) => {
      const { holder, coinPriceFailures } = state().swapTokens
      const isFirst = token === null && holder?.chainId === chainId && coinPriceFailures === 1
      return isFirst ? toastText('swap.coinPriceFailed') : null
    }),
  ),
)

/**
 * Shows toasts about what the wallet is asked, and how it answered.
 * Shows a refusal only if the review does not. Shows nothing about an abandoned flow while another one is running. A host reports its own swaps.
 */
export const notifySwapRequested = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(
    swap.requested,
    swap.abandoned,
    swap.requestFailed,
    swap.bundleLost,
    swap.approvalSigned,
    swap.permitSigned,
    swap.unsupported,
  ).pipe(
    filter((event) => isVisitorsSwap(state(), event)),
    decide((event) => {
      if (isOneOf(event, swap.requested)) return requestWords(state(), event.data.planned)
      if (isAnotherUnderWay(state(), event.data.flow)) return null
      if (isOneOf(event, swap.abandoned) && isAccountLeft(state(), event.data.flow)) return null
      if (isOneOf(event, swap.bundleLost)) return event.data.failure ? refusalText(event.data.failure) : null
      if (!isOneOf(event, swap.requestFailed)) return toast.dismissed()
      return isToldAtReview(state(), event.data.failure) ? toast.dismissed() : refusalText(event.data.failure)
    }),
  ),
)

/**
 * Shows a toast when a visitor's swap is pending, and how it ended. Leads a visitor who waited for it to Account, with its end in front. Reads again
 * the balances that any swap moved.
 */
export const notifySwap = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swap.bundleSent, swap.signed, swap.swapped, swap.swapFailed).pipe(
    decide((event) => {
      const isShown = isVisitorsSwap(state(), event)
      if (isOneOf(event, swap.swapFailed)) return isShown ? failed(event.data) : null
      if (isOneOf(event, swap.signed, swap.bundleSent)) {
        const sent = 'bundle' in event.data ? event.data.bundle : event.data.swap
        return isShown ? toast.shown({ variant: 'loading', message: wordsOf('swap.swapping', sent) }) : null
      }
      const { flow, swap: ended } = event.data
      const { chainId, address, source, target } = ended
      const tokens = [...new Set([null, source.address, target.address])]
      return [
        ...(isShown ? [swapped(event.data)] : []),
        ...(isShown && isAwaited(state())
          ? [router.viewReset({ view: 'Account' }), router.viewPushed({ view: 'SwapConfirmed', flow })]
          : []),
        tokenBalances.moved({ chainId, address, tokens }),
      ]
    }),
  ),
)

/**
 * Shows a toast if no network knows a swap which the wallet says it sent, once the search for it has ended. A wallet that collects signatures may
 * still send it.
 */
export const notifySwapUnknown = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data: { hash, outcome } }) => {
      const found = pendingSwap(state(), hash)
      return outcome === 'unknown' && found?.by === 'visitor' ? toastText('swap.unknownSent') : null
    }),
  ),
)

/** Replaces the toast of a pending swap once the page stops waiting for it, in any view. Leads a visitor who waited for it to Account. */
export const clearSwapToast = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.backgrounded).pipe(
    filter((event) => isVisitorsSwap(state(), event)),
    decideInTurn(() => {
      const home = isAwaited(state()) ? [router.viewReset({ view: 'Account' })] : []
      const isShown = home.length > 0 || isToldOnItsWay(state())
      return isShown
        ? [toast.shown({ variant: 'success', message: { text: 'send.started' } }), ...home]
        : null
    }),
  ),
)

/**
 * Leads back from the choice of a token, and from the review when its order is gone.
 * The order is gone if another account or chain is active, an earlier flow sent it, or its network is no longer offered. A pending wallet or chain
 * prevents that.
 */
export const navigateSwap = defineEffect<StateOf<'swap'>>(({ on, state, decide, decideInTurn }) =>
  merge(
    on(swap.tokenChosen).pipe(
      decide(() =>
        isShowing(state(), 'quote') && currentFacts(state()).chooses === 'token' ? router.wentBack() : null,
      ),
    ),
    merge(
      on(...accountChanges, ...swapAnswers, swap.bundleSent).pipe(
        filter((event) => isVisitorsSwap(state(), event)),
      ),
      onOptionsChange(on, 'networks'),
    ).pipe(
      decideInTurn(() => {
        const { swap: form } = state()
        const isOver = currentQuote(form.phase) === null || (!isSwapPending(form) && isNotOnOffer(state()))
        return isOnScreen(state()) && isShowing(state(), 'plan') && isOver ? router.exitRequested() : null
      }),
    ),
  ),
)

/** Returns whether swaps are no longer possible on the form's network. */
function isNotOnOffer(state: StateOf<'swap'>): boolean {
  const { holder } = state.swap
  return holder !== null && !canSwapOn(state, holder.chainId)
}

/** Returns whether the review is visible although no swap is pending any more. */
function isAwaited(state: StateOf<'swap'>): boolean {
  return isOnScreen(state) && isShowing(state, 'plan') && state.swap.phase.name === 'idle'
}

/** Returns whether a toast still shows a pending swap other than the current one. */
function isToldOnItsWay({ toast: { current }, swap: form }: StateOf<'swap'>): boolean {
  const phase = phaseOfForm(form)
  const isAnother = phase.name === 'signing' || phase.name === 'swapping'
  return current?.variant === 'loading' && current.message.text === 'swap.swapping' && !isAnother
}

function isAnotherUnderWay({ swap: form }: StateOf<'swap'>, flow: string): boolean {
  return isSwapPending(form) && form.started !== flow
}

/** Returns whether the account of a flow is no longer active on its chain. Then its end is not shown. */
function isAccountLeft(state: StateOf<'swap'>, id: string): boolean {
  const flow = state.swap.swaps[id]
  return flow !== undefined && !isOrderAccountActive(state, flow.order)
}

/** Returns whether the visible review shows that the visitor declined. */
function isToldAtReview(state: StateOf<'swap'>, failure: Failure): boolean {
  const phase = phaseOfForm(state.swap)
  const isSaid = phase.name === 'built' && phase.failure !== null
  return failure.code === 'user-rejected' && isSaid && isOnScreen(state) && isShowing(state, 'plan')
}
