import { isSameAccount } from '../domain/same-account.ts'
import { isMadeHere } from '../domain/transfer.ts'
import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { router } from '../events/router.ts'
import { send } from '../events/send.ts'
import { toast } from '../events/toast.ts'
import type { RootState } from '../reducers/root.ts'
import { activeSession } from '../selectors/active-session.ts'
import { currentView } from '../selectors/current-view.ts'
import { isSendChain, standingTransfer } from '../selectors/send-progress.ts'
import { isOnScreen } from '../selectors/on-screen.ts'
import { isAsking } from '../reducers/send.ts'
import { opening } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { endSearch } from './end-search.ts'
import { merge } from './merge.ts'

/** Whoever chose a token goes on where it is sent. */
export const leaveTokens = defineEffect<RootState>(({ on, state, decide }) =>
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

/** Whoever comes to the form, or to its review, from the account of another kind of chains finds the form, and it is empty: what stood there was about an account that they do not look at. */
export const beginAnew = defineEffect<RootState>(({ on, state, decideInTurn }) =>
  merge(
    opening(on, state, 'send'),
    on(
      router.viewPushed,
      router.viewReplaced,
      router.viewReset,
      router.wentBack,
      connection.established,
      account.namespaceShown,
    ),
  ).pipe(
    decideInTurn(() => {
      const { holder, attempt } = state().send
      const session = activeSession(state())
      const [address] = session?.accounts ?? []
      const view = currentView(state())
      const isReview = view === 'WalletSendPreview' && !isAsking(attempt)
      if (!holder || !session || address === undefined || !(view === 'WalletSend' || isReview)) return null
      if (isSameAccount(holder, { chainId: session.chainId, address })) return null
      return [send.begunAnew(), ...(isReview ? [router.leaveRequested()] : [])]
    }),
  ),
)

/** What was signed is shown in the place of the review, with the way back to the account alone. */
export const showSent = defineEffect<RootState>(({ on, state, decide }) =>
  on(send.signed).pipe(
    decide(({ data: { attempt } }) =>
      currentView(state()) === 'WalletSendPreview' && state().send.attempt?.id === attempt
        ? router.viewReset({ view: 'WalletSendConfirmed' })
        : null,
    ),
  ),
)

/** How the wallet answered is told in passing, but for a refusal, which its owner knows of; what nobody waits for any more is told, too, once it was sent. */
export const tellSending = defineEffect<RootState>(({ on, state, decide }) =>
  on(send.signed, send.attemptFailed).pipe(
    decide((event) => {
      if (isOneOf(event, send.signed))
        return toast.shown({ variant: 'success', message: { text: 'send.started' } })
      return event.data.failure.code === 'user-rejected' ? null : refusal(failureText(state()))
    }),
  ),
)

/** A press on Send, by whoever has no view before them, with less than a transfer needs is told what is missing (spec 4 and 5). */
export const refuseSending = defineEffect<RootState>(({ on, state, decide }) =>
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

/** A step of sending is left once what it is about is gone, with the account or the chain that it was for. */
export const leaveSending = defineEffect<RootState>(({ on, state, decideInTurn }) =>
  on(
    ...connectionEndings,
    connection.yieldedElsewhere,
    connection.accountsChanged,
    connection.chainChanged,
  ).pipe(
    decideInTurn(() => {
      const { send: form } = state()
      if (!isOnScreen(state())) return null
      const isReviewed = isAsking(form.attempt) || standingTransfer(form) !== null
      if (currentView(state()) === 'WalletSendPreview') return isReviewed ? null : router.leaveRequested()
      return currentView(state()) === 'WalletSendConfirmed' && form.attempt === null
        ? router.viewReset({ view: 'Account' })
        : null
    }),
  ),
)

/** What is told of a sending that failed, as the specification words it for each kind of chain. */
function failureText({ send: { attempt, holder } }: RootState) {
  const chainId = attempt?.chainId ?? holder?.chainId
  return chainId !== undefined && isMadeHere(chainId) ? 'send.failedOnSolana' : 'send.failed'
}

function refusal(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}
