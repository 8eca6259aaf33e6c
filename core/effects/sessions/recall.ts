import { storageLimit } from '../../domain/limits.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { hasReadRecord } from '../../selectors/sessions/record.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { recalled } from './rules.ts'

/** Reads the stored sessions at the start, and again later if that failed. A delayed answer of storage counts, too. */
export const recallSessions = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.openRequested, connection.established).pipe(
    once({
      limit: storageLimit,
      overdue: () => connection.reconnectAbandoned({ session: null, failure: { code: 'timed-out' } }),
      ask: (_, signal) =>
        hasReadRecord(state()) ? null : ports.storage.read({ key: storageKeys.sessions }, signal),
      then: ({ text }) => recalled(state(), text),
      fail: (failure) => connection.reconnectAbandoned({ session: null, failure }),
    }),
  ),
)
