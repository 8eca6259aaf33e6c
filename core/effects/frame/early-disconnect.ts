import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { connection } from '../../events/connection/connection.ts'
import { earlyDisconnect } from '../../events/sessions/early-disconnect.ts'
import { hasFeature } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Records a disconnect that occurs before the sign-in feature is loaded, so that the feature handles it later. */
export const noticeEarlyDisconnect = defineEffect(({ on, state, decide }) =>
  on(connection.disconnected, connection.endedByWallet, connection.forgotten).pipe(
    decide(() =>
      hasFeature(state(), 'sign-in') || isSwitchedOff('sign-in', state().options)
        ? null
        : earlyDisconnect.noticed(),
    ),
  ),
)
