import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { eventsOfRecord } from './rules.ts'

/**
 * Follows changes that another tab, or another instance on this page, makes to the sessions: their end, their start, and the first account.
 * If that fails, the next opening or connection tries again.
 */
export const syncOtherTabs = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.openRequested, connection.established).pipe(
    once({
      limit: 'subscription',
      ask: (_, signal) => ports.storage.watch({ key: storageKeys.sessions }, signal),
      then: ({ text }) => eventsOfRecord(state(), text),
      fail: () => null,
    }),
  ),
)
