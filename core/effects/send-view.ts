import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { router } from '../events/router.ts'
import { send } from '../events/send.ts'
import { toast } from '../events/toast.ts'
import type { RootState } from '../reducers/root.ts'
import { currentView } from '../selectors/current-view.ts'
import { standingTransfer } from '../selectors/send-progress.ts'
import { isAsking } from '../reducers/send.ts'
import { defineEffect } from './define-effect.ts'

/** Whoever chose a token goes on where it is sent. */
export const leaveTokens = defineEffect<RootState>(({ on, state, decide }) =>
  on(send.tokenChosen).pipe(
    decide(() => (currentView(state()) === 'WalletSendSelectToken' ? router.wentBack() : null)),
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
export const tellSending = defineEffect<RootState>(({ on, decide }) =>
  on(send.signed, send.attemptFailed).pipe(
    decide((event) => {
      if (isOneOf(event, send.signed))
        return toast.shown({ variant: 'success', message: { text: 'send.started' } })
      return event.data.failure.code === 'user-rejected'
        ? null
        : toast.shown({ variant: 'error', message: { text: 'send.failed' } })
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
      const { send: form, modal } = state()
      if (!modal.open) return null
      const isReviewed = isAsking(form.attempt) || standingTransfer(form) !== null
      if (currentView(state()) === 'WalletSendPreview') return isReviewed ? null : router.leaveRequested()
      return currentView(state()) === 'WalletSendConfirmed' && form.attempt === null
        ? router.viewReset({ view: 'Account' })
        : null
    }),
  ),
)
