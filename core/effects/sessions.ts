import { byName } from './by-name.ts'
import * as connection from './connection.ts'
import type { Effect } from './define-effect.ts'
import * as lateYes from './late-yes.ts'
import * as leftUnrestored from './left-unrestored.ts'
import * as reconnection from './reconnection.ts'
import * as rememberSessions from './remember-sessions.ts'
import * as sentRequests from './sent-requests.ts'
import * as sessionWatch from './session-watch.ts'
import * as twins from './twins.ts'
import * as unrestoredWatch from './unrestored-watch.ts'
import * as walletRequest from './wallet-request.ts'

/** The effects that have nothing to do before a wallet is chosen, remembered or asked for something, by name, in the order in which they hear an event. */
export const sessionEffects: Readonly<Record<string, Effect>> = {
  ...byName(connection),
  ...byName(lateYes),
  ...byName(sessionWatch),
  ...byName(reconnection),
  ...byName(twins),
  ...byName(unrestoredWatch),
  ...byName(leftUnrestored),
  ...byName(rememberSessions),
  ...byName(walletRequest),
  ...byName(sentRequests),
}
