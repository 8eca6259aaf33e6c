import { filter } from 'rxjs'
import { isSameAccount, isSameHash } from '../domain/same-account.ts'
import { askedFor, isAsking } from '../domain/send-attempt.ts'
import type { SendAttempt } from '../domain/send-attempt.ts'
import { standingTransfer } from '../domain/standing-transfer.ts'
import { isUnconfirmed } from '../domain/unconfirmed.ts'
import { isMadeHere } from '../domain/transfer.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { router, viewMoves } from '../events/router.ts'
import { send } from '../events/send.ts'
import { toast } from '../events/toast.ts'
import type { StateOf } from '../reducers/root.ts'
import { activeSession } from '../selectors/active-session.ts'
import { currentView } from '../selectors/current-view.ts'
import { isSendChain } from '../selectors/send-progress.ts'
import { isOnScreen } from '../selectors/on-screen.ts'
import { opening } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { elsewhere } from './elsewhere.ts'
import { endSearch } from './end-search.ts'
import { merge } from './merge.ts'

/** Whoever chose a token goes on where it is sent. */
export const leaveTokens = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.tokenChosen).pipe(
    decide(() => (currentView(state()) === 'WalletSendSelectToken' ? router.wentBack() : null)),
  ),
)

/** Whoever looks for a token to send begins with an empty search. */
export const endSendSearch = endSearch(
  'WalletSendSelectToken',
  (state) => state.send.search,
  () => send.searchTyped({ text: '' }),
)

/** Whoever comes to the form, or to its review, from another account, or unlocks another one there, finds it empty: what stood there was about one that they do not look at; a lock alone takes nothing, since it may be over soon. */
export const beginAnew = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  merge(opening(on, state, 'send'), on(...viewMoves, ...elsewhere)).pipe(
    filter((event) => !isOneOf(event, connection.walletLocked)),
    decideInTurn(() => {
      const { holder, attempt } = state().send
      const session = activeSession(state())
      const [address] = session?.accounts ?? []
      const view = currentView(state())
      const isReview = view === 'WalletSendPreview' && !isAsking(attempt)
      if (!holder || !session || address === undefined || !(view === 'WalletSend' || isReview)) return null
      if (isSameAccount(holder, { chainId: session.chainId, address })) return null
      return send.begunAnew()
    }),
  ),
)

/** What was signed is shown in the place of the review, with the way back to the account alone. */
export const showSent = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.signed).pipe(
    decide(({ data: { attempt } }) =>
      currentView(state()) === 'WalletSendPreview' && state().send.attempt?.id === attempt
        ? router.viewReset({ view: 'WalletSendConfirmed' })
        : null,
    ),
  ),
)

/** How the wallet answered is told in passing, in the words of the specification for each kind of chain, but for a refusal, which its owner knows of; what nobody waits for any more is told, too, once it was sent, with what it was where it was cancelled and empties the form, and where it was not, with what it was and whose. */
export const tellSending = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.signed, send.attemptFailed).pipe(
    decide((event) => {
      const attempt = askedFor(state().send, event.data.attempt)
      if (isOneOf(event, send.signed)) return started(attempt)
      const { failure } = event.data
      if (!attempt || failure.code === 'user-rejected') return null
      if (isUnconfirmed(failure)) return refusal('approval.maybeDone')
      if (state().send.attempt !== attempt) return failedFrom(attempt)
      return refusal(isMadeHere(attempt.chainId) ? 'send.failedOnSolana' : 'send.failed')
    }),
  ),
)

/** That the wallet sent something else is told in passing where the view that follows it is not on the screen. */
export const tellOtherSent = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data: { hash, outcome } }) => {
      const { attempt, dropped, signedLate } = state().send
      const isAsked = [attempt, ...dropped, signedLate].some((one) => one?.hash && isSameHash(one.hash, hash))
      const isFollowed = attempt?.hash && isSameHash(attempt.hash, hash)
      const isSeen = isFollowed && isOnScreen(state()) && currentView(state()) === 'WalletSendConfirmed'
      return outcome === 'other' && isAsked && !isSeen ? refusal('send.otherSent') : null
    }),
  ),
)

/** A transaction whose form is gone as it is made is given to no wallet, and that is told. */
export const tellUnasked = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.transactionMade).pipe(
    decide(({ data: { attempt: id } }) => {
      const attempt = askedFor(state().send, id)
      return attempt && state().send.attempt !== attempt ? failedFrom(attempt) : null
    }),
  ),
)

/** A press on Send, by whoever has no view before them, with less than a transfer needs is told what is missing (spec 4 and 5). */
export const refuseSending = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.confirmed).pipe(
    decide(() => {
      const { holder, entry, receiver } = state().send
      if (!holder) return null
      if (!isSendChain(state(), holder.chainId)) return refusal('send.chainUnsupported')
      const isWhole = entry.amount !== null && entry.amount !== '0' && receiver.found !== null
      return isMadeHere(holder.chainId) && !isWhole ? refusal('send.incomplete') : null
    }),
  ),
)

/** A step of sending is left once what it is about is gone, with the account or the chain that it was for, or since a wallet did not sign it after the form was emptied; also by whoever comes back to it only then. */
export const leaveSending = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  on(...elsewhere, send.begunAnew, send.attemptFailed, ...viewMoves).pipe(
    decideInTurn(() => {
      const { send: form } = state()
      if (!isOnScreen(state())) return null
      const isReviewed = isAsking(form.attempt) || standingTransfer(form) !== null
      if (currentView(state()) === 'WalletSendPreview') return isReviewed ? null : backToForm(state())
      return currentView(state()) === 'WalletSendConfirmed' && form.attempt === null
        ? router.viewReset({ view: 'Account' })
        : null
    }),
  ),
)

/** The way from the review to its form, which leads there however often it is taken. */
function backToForm({ router: { history } }: StateOf<'send'>): EventInput {
  const index = history.map(({ view }) => view).lastIndexOf('WalletSend')
  return index < 0 ? router.leaveRequested() : router.wentBackToIndex({ index })
}

function started(attempt: SendAttempt | null) {
  const late = attempt?.isLate ? { text: 'send.startedLate', values: { token: attempt.token.symbol } } : null
  return toast.shown({ variant: 'success', message: late ?? { text: 'send.started' } })
}

function failedFrom({ token, transfer }: SendAttempt) {
  return refusal('send.failedFrom', { token: token.symbol, account: transfer.from })
}

function refusal(text: string, values?: { readonly token: string; readonly account: string }) {
  return toast.shown({ variant: 'error', message: { text, ...(values && { values }) } })
}
