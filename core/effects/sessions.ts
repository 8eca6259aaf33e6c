import type { StateOf } from '../reducers/root.ts'
import * as account from './account.ts'
import { byName } from './by-name.ts'
import * as connection from './connection.ts'
import type { Effect } from './define-effect.ts'
import * as lateYes from './late-yes.ts'
import * as leftUnrestored from './left-unrestored.ts'
import * as network from './network.ts'
import * as pairingOutcome from './pairing-outcome.ts'
import * as reconnection from './reconnection.ts'
import * as rememberRecent from './remember-recent.ts'
import * as rememberSessions from './remember-sessions.ts'
import * as retriedAttempt from './retried-attempt.ts'
import * as sentRequests from './sent-requests.ts'
import * as sessionToasts from './session-toasts.ts'
import * as sessionWatch from './session-watch.ts'
import * as twins from './twins.ts'
import * as unrestoredWatch from './unrestored-watch.ts'
import * as walletRequest from './wallet-request.ts'
import * as wantAccountFeatures from './want-account-features.ts'
import * as wantSent from './want-sent.ts'

type SessionEffects = {
  readonly core: Readonly<Record<string, Effect>>
  readonly modal: Readonly<Record<string, Effect<StateOf<'modal'>>>>
}

/** The effects, of the core and of the modal, that have nothing to do before a wallet or a network is chosen, a phone paired, or a wallet remembered or asked for something, by name, in the order in which they hear an event. */
export const sessionEffects: SessionEffects = {
  core: {
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
  },
  modal: {
    ...byName(pairingOutcome),
    ...byName(rememberRecent),
    ...byName(sessionToasts),
    ...byName(retriedAttempt),
    ...byName(account),
    ...byName(network),
    ...byName(wantAccountFeatures),
  },
}
