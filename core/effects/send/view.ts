import { filter } from 'rxjs'
import { isSameAccount, isSameHash } from '../../domain/account/same-account.ts'
import { isAwaitingWallet } from '../../domain/send/sending.ts'
import type { Sending } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import { currentTransfer } from '../../domain/send/current-transfer.ts'
import { isUnconfirmed } from '../../domain/operations/request/unconfirmed.ts'
import { isBuiltByPage } from '../../domain/operations/transfer.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { router, viewMoves } from '../../events/shell/router.ts'
import { send } from '../../events/send/send.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { opening } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { endSearch } from '../shell/end-search.ts'
import { merge } from '../streams/merge.ts'

/** Clears the search text when its view leaves the history. */
export const endSendSearch = endSearch(
  'WalletSendSelectToken',
  (state) => state.send.search,
  () => send.searchTyped({ text: '' }),
)

/**
 * Empties the form if the visitor comes to it, or to its review, with another account. Also if the visitor unlocks another account there.
 * A lock alone empties nothing, because it may end soon.
 */
export const resetForm = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  merge(opening(on, state, 'send'), on(...viewMoves, ...accountChanges)).pipe(
    filter((event) => !isOneOf(event, connection.walletLocked)),
    decideInTurn(() => {
      const { holder } = state().send
      const session = activeSession(state())
      const [address] = session?.accounts ?? []
      const view = currentView(state())
      const isReview = view === 'WalletSendPreview' && !isAwaitingWallet(shownSending(state().send))
      if (!holder || !session || address === undefined || !(view === 'WalletSend' || isReview)) return null
      if (isSameAccount(holder, { chainId: session.chainId, address })) return null
      return send.formReset()
    }),
  ),
)

/**
 * Shows the wallet's answer to a visitor as a toast, in words for each kind of chain.
 * Ignores a refusal. Ignores an abandoned transfer, too, unless it was signed.
 */
export const notifySending = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.signed, send.sendingFailed).pipe(
    decide((event) => {
      const sending = state().send.sendings[event.data.flow]
      if (sending?.by === 'host') return null
      if (isOneOf(event, send.signed)) return started(sending)
      const { failure } = event.data
      if (sending?.step !== 'failed' || failure.code === 'user-rejected') return null
      if (isUnconfirmed(failure)) return refusal('approval.maybeDone')
      if (state().send.started !== sending.id) return failedFrom(sending)
      return refusal(isBuiltByPage(sending.chainId) ? 'send.failedOnSolana' : 'send.failed')
    }),
  ),
)

/** Shows a toast that the wallet sent something else, unless the view of that transfer is visible. */
export const notifyReplaced = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data: { hash, outcome } }) => {
      const other = Object.values(state().send.sendings).find((one) => one.hash && isSameHash(one.hash, hash))
      if (outcome !== 'other' || !other || other.by === 'host') return null
      const isFollowed = state().send.started === other.id
      const isSeen = isFollowed && isOnScreen(state()) && currentView(state()) === 'WalletSendConfirmed'
      return isSeen ? null : refusal('send.otherSent')
    }),
  ),
)

/**
 * Leads back from the choice of a token, and from the review if the visitor leaves or cancels it.
 * Leads from the review to the signed transfer. From there, going back leads to the account.
 */
export const navigateSend = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  merge(
    on(send.tokenChosen).pipe(
      decide(() => (currentView(state()) === 'WalletSendSelectToken' ? router.wentBack() : null)),
    ),
    on(send.signed).pipe(
      decide(({ data: { flow } }) =>
        currentView(state()) === 'WalletSendPreview' && state().send.started === flow
          ? router.viewReset({ view: 'WalletSendConfirmed' })
          : null,
      ),
    ),
    on(send.reviewClosed, send.cancelled).pipe(
      decide((event) => {
        const isTheirs = isOneOf(event, send.reviewClosed) || event.data.flow === state().send.started
        return isTheirs ? router.exitRequested() : null
      }),
    ),
  ),
)

/**
 * Leads away from the review if its transfer is gone, and from the view of a signed transfer if none is shown any more.
 * The account or the chain may have changed, or a wallet did not sign after the form was emptied. A visitor who returns later is led away, too.
 */
export const exitSending = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  on(...accountChanges, send.formReset, send.sendingFailed, ...viewMoves).pipe(
    decideInTurn(() => {
      const { send: form } = state()
      if (!isOnScreen(state())) return null
      const shown = shownSending(form)
      const isReviewed = isAwaitingWallet(shown) || currentTransfer(form) !== null
      if (currentView(state()) === 'WalletSendPreview') return isReviewed ? null : backToForm(state())
      return currentView(state()) === 'WalletSendConfirmed' && shown === null
        ? router.viewReset({ view: 'Account' })
        : null
    }),
  ),
)

/** Returns the navigation from the review back to its form. Its result is the same however often it is repeated. */
function backToForm({ router: { history } }: StateOf<'send'>): EventInput {
  const index = history.map(({ view }) => view).lastIndexOf('WalletSend')
  return index < 0 ? router.exitRequested() : router.wentBackToIndex({ index })
}

function started(sending: Sending | undefined) {
  const late = sending?.isUnexpected
    ? { text: 'send.startedLate', values: { token: sending.token.symbol } }
    : null
  return toast.shown({ variant: 'success', message: late ?? { text: 'send.started' } })
}

function failedFrom({ token, transfer }: Sending) {
  return refusal('send.failedFrom', { token: token.symbol, account: transfer.from })
}

function refusal(text: string, values?: { readonly token: string; readonly account: string }) {
  return toast.shown({ variant: 'error', message: { text, ...(values && { values }) } })
}
