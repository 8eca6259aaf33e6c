import type { Continuation } from '../domain/continuation.ts'
import type { EventInput } from '../events/define-events.ts'
import { connection } from '../events/connection.ts'
import { modal } from '../events/modal.ts'
import { network } from '../events/network.ts'
import { router } from '../events/router.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** Leaving a view goes back where there is a way back, else closes the modal (spec 2, close helper). */
export const leaveView = defineEffect(({ on, state, decide }) =>
  on(router.leaveRequested).pipe(
    decide(() => (state().router.history.length > 1 ? router.wentBack() : modal.closeRequested())),
  ),
)

/** An attempt to connect is shown in a view of its own. */
export const showAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted).pipe(
    decide(() => (state().modal.open ? router.viewPushed({ view: 'ConnectingExternal' }) : null)),
  ),
)

/** After a network was chosen: to the entry before Networks, else close (spec 2, Other rules). */
export const leaveNetworks = defineEffect(({ on, state, decide }) =>
  merge(on(network.switched), on(network.preferred)).pipe(decide(() => afterNetworkSwitch(state()))),
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

function afterNetworkSwitch({ modal: { open }, router: { history } }: RootState): EventInput | null {
  if (!open || history.at(-1) !== 'Networks') return null
  const index = history.indexOf('Networks')
  return index >= 1 ? router.wentBackToIndex({ index: index - 1 }) : modal.closeRequested()
}

function carryOut(continuation: Continuation): EventInput {
  if (continuation.then === 'goBack') return router.wentBack()
  if (continuation.then === 'reset') return router.viewReset({ view: continuation.view })
  return continuation.event
}
