import { byName } from './streams/by-name.ts'
import * as connection from './connection/connection.ts'
import type { Effect } from './streams/define-effect.ts'
import * as device from './shell/device.ts'
import * as disconnecting from './sessions/disconnecting.ts'
import * as earlyDisconnect from './frame/early-disconnect.ts'
import * as features from './shell/features.ts'
import * as syncOtherTabs from './sessions/sync-other-tabs.ts'
import * as installed from './wallets/installed.ts'
import * as revokeLateApproval from './sessions/revoke-late-approval.ts'
import * as disconnectUnrestored from './sessions/disconnect-unrestored.ts'
import * as modal from './shell/modal.ts'
import * as recall from './sessions/recall.ts'
import * as reconnection from './sessions/reconnection.ts'
import * as rememberSessions from './sessions/remember-sessions.ts'
import * as router from './shell/router.ts'
import * as sentRequests from './operations/sent-requests.ts'
import * as sessionWatch from './sessions/watch.ts'
import * as twins from './sessions/twins.ts'
import * as unrestoredWatch from './sessions/unrestored-watch.ts'
import * as walletRequest from './operations/wallet-request.ts'
import * as requestSentFeature from './operations/request-sent-feature.ts'

/** The effects that run from the start, by name. They handle each event in this order, before the effects of features. */
export const firstEffects: Readonly<Record<string, Effect>> = {
  ...byName(modal),
  ...byName(router),
  ...byName(installed),
  ...byName(device),
  ...byName(disconnecting),
  ...byName(syncOtherTabs),
  ...byName(recall),
  ...byName(earlyDisconnect),
  ...byName(features),
  ...byName(connection),
  ...byName(revokeLateApproval),
  ...byName(sessionWatch),
  ...byName(reconnection),
  ...byName(twins),
  ...byName(unrestoredWatch),
  ...byName(disconnectUnrestored),
  ...byName(rememberSessions),
  ...byName(walletRequest),
  ...byName(sentRequests),
  ...byName(requestSentFeature),
}
