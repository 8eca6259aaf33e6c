import { filter } from 'rxjs'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { signInSessionLimit, storageLimit } from '../../domain/limits.ts'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import { isSignInRequired } from '../../domain/sign-in/required.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { network } from '../../events/network/network.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { signerOf } from '../../selectors/sign-in/sign-in-status.ts'
import { endsOnceChecked, isOutdated } from '../../selectors/sign-in/outdated-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'
import { signInFromPairing } from './sign-in-from-pairing.ts'

/** Failures after which a server may have done the request nevertheless. */
const unsure: ReadonlySet<FailureCode> = new Set([
  'timed-out',
  'unreachable',
  'not-loaded',
  'http-status',
  'malformed-answer',
])

/** Reads the host's rules for ending a session, once. */
export const learnRules = defineEffect<StateOf<'sign-in'>>(({ on, ports, once }) =>
  arrival(on, 'sign-in').pipe(
    once({
      limit: signInSessionLimit,
      ask: (_, signal) => ports.signIn.rules(null, signal),
      then: (rules) => signIn.rulesGiven(rules),
      fail: () => null,
    }),
  ),
)

/**
 * Requests a check of the server's session.
 * Does so at the start, after a new connection, and after a failed attempt that may have signed in.
 * Also when the active account is not the signed-in one, after its wallet was restored, unlocked, or has changed its account or network.
 * A pending sign-out is done first.
 */
export const requestSignInSession = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  merge(
    on(signIn.recalled).pipe(
      decide(() => {
        if (!isSignInRequired(state().options)) return null
        const isFresh = Object.values(state().connection.sessions).some(({ isRestored }) => !isRestored)
        return checked(state(), isFresh ? 'connected' : 'arrival')
      }),
    ),
    on(connection.established).pipe(
      decide(({ data }) => {
        const isRestored = state().connection.sessions[data.flow]?.isRestored !== false
        if (isRestored) return askedAbout(state(), 'arrival')
        return !isSignInRequired(state().options) || signInFromPairing(state(), data)
          ? null
          : checked(state(), 'connected')
      }),
    ),
    on(connection.resumed).pipe(decide(() => askedAbout(state(), 'arrival'))),
    on(connection.accountsChanged, connection.chainChanged).pipe(
      decide(() => askedAbout(state(), 'account')),
    ),
    on(signIn.failed).pipe(
      decide(({ data: { failure } }) =>
        unsure.has(failure.code) ? signIn.checkRequested({ reason: 'failure' }) : null,
      ),
    ),
  ),
)

/** Asks the server for its session, unless it is ending that session. News from another tab repeats the question. A newer fact aborts it. */
export const checkSession = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, latestPer }) =>
  on(signIn.checkRequested, signIn.signedDuringPairing, signIn.signedIn, signIn.signOutStarted).pipe(
    latestPer(singleKey, {
      limit: signInSessionLimit,
      ask: (event, signal) =>
        isOneOf(event, signIn.checkRequested) && state().signIn.serverStatus !== 'ending'
          ? ports.signIn.session(null, signal)
          : null,
      then: ({ address, chainId }, event) =>
        isOneOf(event, signIn.checkRequested)
          ? signIn.checked({ reason: state().signIn.check ?? event.data.reason, address, chainId })
          : null,
      fail: (failure, event) =>
        isOneOf(event, signIn.checkRequested)
          ? signIn.checkFailed({ reason: state().signIn.check ?? event.data.reason, failure })
          : null,
    }),
  ),
)

/**
 * Requests the check that waited for a sign-out. Fails the check if the sign-out failed and is still pending, because the server would name the old
 * session.
 */
export const resumeCheck = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  on(signIn.signedOut, signIn.signOutFailed).pipe(
    decide((event) => {
      const { check: reason, isSignOutPending } = state().signIn
      if (!reason) return null
      return isOneOf(event, signIn.signOutFailed) && isSignOutPending
        ? signIn.checkFailed({ reason, failure: event.data.failure })
        : signIn.checkRequested({ reason })
    }),
  ),
)

/**
 * Ends a session by the rules of the host.
 * It ends with its own connection, or with one that may be its own. It ends with the account once the server has named another one, because another
 * tab may have signed in meanwhile.
 * It ends if the wallet does not return to its network. A sign-out also abandons a running sign-in.
 */
export const endSession = defineEffect<StateOf<'sign-in'>>(({ on, state, decide, decideInTurn }) =>
  merge(
    on(connection.disconnected, connection.endedByWallet, connection.forgotten).pipe(
      decideInTurn(({ data: { namespaces } }) => {
        const { session, rules, serverStatus } = state().signIn
        const isItsOwn = session ? namespaces.includes(namespaceOf(session.chainId)) : isAnybodys(state())
        const isDue = (isItsOwn && rules.signOutOnDisconnect) || isSignOutDue(state())
        return isDue && serverStatus !== 'ending' ? signIn.signOutStarted({ reason: 'disconnect' }) : null
      }),
    ),
    on(signIn.checked).pipe(
      decide(({ data }) =>
        endsOnceChecked(state(), data) ? signIn.signOutStarted({ reason: 'account' }) : null,
      ),
    ),
    on(network.switchFailed).pipe(
      decide(({ data: { chainId, failure } }) => {
        const { isReturning, session } = state().signIn
        return isReturning && session?.chainId === chainId && failure.code !== 'aborted'
          ? signIn.signOutStarted({ reason: 'network' })
          : null
      }),
    ),
    on(signIn.signOutRequested).pipe(
      decide(() => {
        const { flow: begun, request, serverStatus } = state().signIn
        const flow = isSignInRunning(begun) ? begun.id : request
        const left = flow ? [signIn.abandoned({ flow })] : []
        return serverStatus === 'ending' ? left : [...left, signIn.signOutStarted({ reason: 'asked' })]
      }),
    ),
  ),
)

/** Asks the server to end a session. */
export const signOut = defineEffect<StateOf<'sign-in'>>(({ on, ports, inOrder }) =>
  on(signIn.signOutStarted).pipe(
    inOrder({
      limit: signInSessionLimit,
      ask: (_, signal) => ports.signIn.signOut(null, signal),
      then: (_, { data: { reason } }) => signIn.signedOut({ reason }),
      fail: (failure, { data: { reason } }) => signIn.signOutFailed({ reason, failure }),
    }),
  ),
)

/** Notifies the host's listeners of a sign-in and of a sign-out. */
export const publishSignIn = defineEffect<StateOf<'sign-in'>>(({ on, ports, together }) =>
  on(signIn.signedIn, signIn.signedOut).pipe(
    together({
      limit: signInSessionLimit,
      ask: (event, signal) => {
        const { address, chainId } = isOneOf(event, signIn.signedIn) ? event.data : nobodySigned
        return ports.signIn.tell({ address, chainId }, signal)
      },
      then: () => null,
      fail: () => null,
    }),
  ),
)

/** Notifies other tabs that the session has changed. */
export const markSession = defineEffect<StateOf<'sign-in'>>(({ on, ports, inOrder }) =>
  on(signIn.signedIn, signIn.signedOut, signIn.checked).pipe(
    filter((event) => !isOneOf(event, signIn.checked) || event.data.reason === 'late'),
    inOrder({
      limit: storageLimit,
      ask: ({ at }, signal) => ports.storage.write({ key: storageKeys.signIn, text: `${at}` }, signal),
      then: () => null,
      fail: () => null,
    }),
  ),
)

/** Checks the session after another tab has changed it. Asks no wallet. */
export const followSession = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, latest }) =>
  arrival(on, 'sign-in').pipe(
    latest({
      limit: 'subscription',
      ask: (_, signal) => ports.storage.watch({ key: storageKeys.signIn }, signal),
      then: () => (isSignInRequired(state().options) ? signIn.checkRequested({ reason: 'tab' }) : null),
      fail: () => null,
    }),
  ),
)

const nobodySigned = { address: null, chainId: null }

/** Returns whether the server may hold a session of an unknown account, while no connected wallet could sign. */
function isAnybodys(state: StateOf<'sign-in'>): boolean {
  const { serverStatus, check, failure } = state.signIn
  const isUnknown = serverStatus === 'unknown' || check !== null || failure !== null
  return isUnknown && isSignInRequired(state.options) && signerOf(state) === null
}

/** Returns whether a sign-out is pending, and no sign-in is about to replace the session. */
function isSignOutDue({ signIn: { flow, isSignOutPending, serverStatus } }: StateOf<'sign-in'>): boolean {
  return isSignOutPending && serverStatus !== 'ending' && !isSignInRunning(flow)
}

/** Returns the request for a check if the known session is of another account. Null otherwise. */
function askedAbout(state: StateOf<'sign-in'>, reason: 'arrival' | 'account') {
  const isDue = isSignInRequired(state.options) && state.signIn.serverStatus === 'known' && isOutdated(state)
  return isDue ? signIn.checkRequested({ reason }) : null
}

function checked(state: StateOf<'sign-in'>, reason: 'arrival' | 'connected') {
  return [
    ...(isSignOutDue(state) ? [signIn.signOutStarted({ reason: 'abandoned' })] : []),
    signIn.checkRequested({ reason }),
  ]
}
