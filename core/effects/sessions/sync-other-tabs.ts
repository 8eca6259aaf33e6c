import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { followed } from './rules.ts'

/**
 * Follows what another tab, or another instance on this page, makes of the sessions: their end, their beginning, and which account comes
 * first. Where others could not be listened to, the next opening or connection tries again.
 */
export const syncOtherTabs = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.openRequested, connection.established).pipe(
    once({
      limit: 'standing',
      ask: (_, signal) => ports.storage.watch({ key: storageKeys.sessions }, signal),
      then: ({ text }) => followed(state(), text),
      fail: () => null,
    }),
  ),
)
