import { isConfirmedInWallet } from '../../domain/connection/connector.ts'
import type { Continuation } from '../../domain/features/continuation.ts'
import type { EventInput } from '../../events/define-events.ts'
import { connection } from '../../events/connection/connection.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Goes back to the earlier view, or closes the modal if there is none. */
export const exitView = defineEffect(({ on, state, decide }) =>
  on(router.exitRequested).pipe(
    decide(() => (state().router.history.length > 1 ? router.wentBack() : modal.closeRequested())),
  ),
)

/** Shows a visitor's attempt in its own view if it is confirmed in a wallet. */
export const showAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted).pipe(
    decide(({ data: { connector, by } }) =>
      state().modal.open && by !== 'host' && isConfirmedInWallet(connector)
        ? router.viewPushed({ view: 'ConnectingExternal' })
        : null,
    ),
  ),
)

/** Carries out the continuation that was defined when the transaction began. */
export const endTransaction = defineEffect(({ on, state, decide }) =>
  on(router.transactionEnded).pipe(
    decide(({ data }) => {
      const { holder, outcome } = data
      const ended = state().router.transactions.find((one) => one.holder === holder)
      return ended
        ? [
            router.transactionPopped({ holder }),
            carryOut(outcome === 'success' ? ended.onSuccess : ended.onCancel),
          ]
        : null
    }),
  ),
)

function carryOut(continuation: Continuation): EventInput {
  if (continuation.then === 'goBack') return router.wentBack()
  if (continuation.then === 'reset') return router.viewReset(continuation.route)
  return continuation.event
}
