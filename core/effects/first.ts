import { byName } from './by-name.ts'
import * as connection from './connection.ts'
import type { Effect } from './define-effect.ts'
import * as device from './device.ts'
import * as disconnecting from './disconnecting.ts'
import * as earlyDisconnect from './early-disconnect.ts'
import * as features from './features.ts'
import * as followedRecord from './followed-record.ts'
import * as installed from './installed.ts'
import * as lateYes from './late-yes.ts'
import * as leftUnrestored from './left-unrestored.ts'
import * as modal from './modal.ts'
import * as recall from './recall.ts'
import * as reconnection from './reconnection.ts'
import * as rememberSessions from './remember-sessions.ts'
import * as router from './router.ts'
import * as sentRequests from './sent-requests.ts'
import * as sessionWatch from './session-watch.ts'
import * as twins from './twins.ts'
import * as unrestoredWatch from './unrestored-watch.ts'
import * as walletRequest from './wallet-request.ts'
import * as wantSent from './want-sent.ts'

/** The effects that run from the start, by name, in the order in which they hear an event, before those of features. */
export const firstEffects: Readonly<Record<string, Effect>> = {
  ...byName(modal),
  ...byName(router),
  ...byName(installed),
  ...byName(device),
  ...byName(disconnecting),
  ...byName(followedRecord),
  ...byName(recall),
  ...byName(earlyDisconnect),
  ...byName(features),
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
  ...byName(wantSent),
}
