import { isToBeAskedAgain } from '../domain/asked-again.ts'
import { storageLimit } from '../domain/limits.ts'
import { storageKeys } from '../domain/storage-keys.ts'
import { connection } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { defineEffect } from './define-effect.ts'

/** At the start, looks up who was connected last time, and again where it could not be asked; what storage says late counts, too. */
export const recallSessions = defineEffect(({ on, state, ports, once, rules }) => {
  let isOwed = true
  return on(host.started, modal.openRequested, connection.established).pipe(
    once({
      limit: storageLimit,
      overdue: () => connection.reconnectGivenUp({ attempt: null, failure: { code: 'timed-out' } }),
      ask: (_, signal) => {
        if (!isOwed) return null
        isOwed = false
        return ports.storage.read({ key: storageKeys.sessions }, signal)
      },
      then: ({ text }) => {
        const known = rules()
        return known ? known.recalled(state(), text) : connection.recalled({ sessions: [], from: 'visit' })
      },
      fail: (failure) => {
        isOwed = isToBeAskedAgain(failure)
        return connection.reconnectGivenUp({ attempt: null, failure })
      },
    }),
  )
})
