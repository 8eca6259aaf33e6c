import { isSwitchedOff } from '../domain/switched-off.ts'
import { connection } from '../events/connection.ts'
import { earlyDisconnect } from '../events/early-disconnect.ts'
import { hasFeature } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'

/** A disconnect that comes before the code of signing in is told to it as soon as it is here. */
export const noticeEarlyDisconnect = defineEffect(({ on, state, decide }) =>
  on(connection.disconnected, connection.endedByWallet, connection.forgotten).pipe(
    decide(() =>
      hasFeature(state(), 'sign-in') || isSwitchedOff('sign-in', state().options)
        ? null
        : earlyDisconnect.noticed(),
    ),
  ),
)
