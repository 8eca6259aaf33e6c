import { toastDuration } from '../../domain/shell/toast.ts'
import { isOneOf } from '../../events/define-events.ts'
import { storage } from '../../events/storage.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Removes a toast after some time. Each new toast restarts the time, and a loading toast stays until it is replaced. */
export const expireToast = defineEffect<StateOf<'modal'>>(({ on, ports, latest }) =>
  on(toast.shown, toast.dismissed).pipe(
    latest({
      limit: 'timer',
      ask: (event, signal) => {
        const passing = isOneOf(event, toast.shown) && event.data.variant !== 'loading'
        return passing ? ports.clock.after(toastDuration, signal) : null
      },
      then: (_, { id }) => toast.expired({ toast: id }),
      fail: (_, { id }) => toast.expired({ toast: id }),
    }),
  ),
)

/** Shows a toast if stored data could not be removed. */
export const notifyUncleared = defineEffect<StateOf<'modal'>>(({ on, decide }) =>
  on(storage.failed).pipe(
    decide(({ data }) =>
      data.purpose === 'forget'
        ? toast.shown({ variant: 'error', message: { text: 'account.disconnectFailed' } })
        : null,
    ),
  ),
)
