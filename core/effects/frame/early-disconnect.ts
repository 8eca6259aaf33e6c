import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { connection } from '../../events/connection/connection.ts'
import { earlyDisconnect } from '../../events/sessions/early-disconnect.ts'
import { hasFeature } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'

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
