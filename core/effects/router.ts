import { isConfirmedInWallet } from '../domain/connector.ts'
import type { Continuation } from '../domain/continuation.ts'
import type { EventInput } from '../events/define-events.ts'
import { connection } from '../events/connection.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import { defineEffect } from './define-effect.ts'

/** Leaving a view goes back where there is a way back, else closes the modal (spec 2, close helper). */
export const leaveView = defineEffect(({ on, state, decide }) =>
  on(router.leaveRequested).pipe(
    decide(() => (state().router.history.length > 1 ? router.wentBack() : modal.closeRequested())),
  ),
)

/** An attempt to connect is shown in a view of its own where a person has something to confirm in it. */
export const showAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted).pipe(
    decide(({ data: { connector } }) =>
      state().modal.open && isConfirmedInWallet(connector)
        ? router.viewPushed({ view: 'ConnectingExternal' })
        : null,
    ),
  ),
)

/** The end of a transaction carries out what was laid down for it when it began. */
export const endTransaction = defineEffect(({ on, state, decide }) =>
  on(router.transactionEnded).pipe(
    decide(({ data }) => {
      const top = state().router.transactions.at(-1)
      return top
        ? [router.transactionPopped(), carryOut(data.outcome === 'success' ? top.onSuccess : top.onCancel)]
        : null
    }),
  ),
)

function carryOut(continuation: Continuation): EventInput {
  if (continuation.then === 'goBack') return router.wentBack()
  if (continuation.then === 'reset') return router.viewReset(continuation.route)
  return continuation.event
}
