import { storageKeys } from '../domain/storage-keys.ts'
import { connection } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { defineEffect } from './define-effect.ts'
import { followed } from './session-rules.ts'

/** What another tab, or another instance on this page, makes of the sessions is followed: their end, their beginning beside the page, and which account comes first; where others could not be listened to, the next opening or connection tries again. */
export const followOthers = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.openRequested, connection.established).pipe(
    once({
      limit: 'standing',
      ask: (_, signal) => ports.storage.watch({ key: storageKeys.sessions }, signal),
      then: ({ text }) => followed(state(), text),
      fail: () => null,
    }),
  ),
)
