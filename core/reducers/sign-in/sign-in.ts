import type { Failure } from '../../domain/errors/failure.ts'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import type { SignInFlow, SignInOrder } from '../../domain/sign-in/flow.ts'
import type { SignOutRules, SignedSession } from '../../domain/sign-in/sign-in.ts'
import { host } from '../../events/host.ts'
import { verificationLimit } from '../../domain/limits.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { signInFlow } from '../../flows/sign-in.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { flowMoves } from '../slices/flow-moves.ts'

/** What is known of the session at the host's server, and the sign-in. The server has one session, so there is one sign-in at a time. */
export type SignInState = {
  /** Whether the server is asked (`checking`), or told to end its session (`ending`). */
  readonly standing: 'unknown' | 'checking' | 'known' | 'ending'
  /** Why the server is asked, or will be once it has ended its session. */
  readonly check: 'arrival' | 'connected' | 'account' | 'tab' | 'failure' | 'late' | null
  readonly session: SignedSession | null
  /** Whether the server may hold a session that nobody here is signed in by. */
  readonly isSignOutOwed: boolean
  /** Whether storage holds that a sign-out is owed, or that a signature is verified. */
  readonly isKept: boolean
  /** When the server began to verify a signature of the visit before, in milliseconds since 1970; null once its time is over. */
  readonly verifyingSince: number | null
  readonly rules: SignOutRules
  /** The sign-in that was begun last. */
  readonly flow: SignInFlow | null
  /** The request that waits until the server has said who is signed in. */
  readonly request: string | null
  /** Why the server last did not do what it was asked. */
  readonly failure: Failure | null
  /** Whether the visitor is asked as soon as a view lets go. */
  readonly isPromptDue: boolean
  /** Whether the wallet goes back to the network that the visitor is signed in on. */
  readonly isReturning: boolean
  /** Whether the wallet stayed on another network. */
  readonly hasStayed: boolean
}

const initial: SignInState = {
  standing: 'unknown',
  check: null,
  session: null,
  isSignOutOwed: false,
  isKept: false,
  verifyingSince: null,
  rules: { signOutOnDisconnect: true, signOutOnAccountChange: true, signOutOnNetworkChange: true },
  flow: null,
  request: null,
  failure: null,
  isPromptDue: false,
  isReturning: false,
  hasStayed: false,
}

declare module '../root.ts' {
  interface LateBranches {
    readonly signIn: ['sign-in', SignInState]
  }
}

/** Signing in and out; what a check finds is forgotten where something newer is known. */
export const signInSlice = defineSlice<SignInState>(initial, (when) => [
  when([signIn.rulesGiven], (draft, { data }) => {
    draft.rules = data
  }),
  when([signIn.recalled], (draft, { at, data: { isSignOutOwed, verifyingSince = null } }) => {
    draft.isSignOutOwed ||= isSignOutOwed
    if (!isOver(verifyingSince, at)) draft.verifyingSince = verifyingSince
  }),
  when([signIn.checked, signIn.checkFailed], (draft, { at }) => {
    if (isOver(draft.verifyingSince, at)) draft.verifyingSince = null
  }),
  when([signIn.signedIn, signIn.signedAhead, signIn.signOutStarted], (draft) => {
    draft.verifyingSince = null
  }),
  when([signIn.checkRequested], (draft, { data }) => {
    if (!draft.check || !isQuiet(data.reason)) draft.check = data.reason
    if (draft.standing === 'ending') return
    if (!isQuiet(data.reason) || draft.standing === 'unknown') draft.standing = 'checking'
  }),
  when([signIn.checked], (draft, { data: { address, chainId } }) => {
    draft.standing = 'known'
    draft.check = null
    draft.failure = null
    draft.session = address !== null && chainId !== null ? { address, chainId } : null
    if (!draft.session) return
    draft.isSignOutOwed = false
    draft.verifyingSince = null
  }),
  when([signIn.checkFailed], (draft, { data }) => {
    draft.standing = 'known'
    draft.check = null
    draft.failure = data.failure
  }),
  when([signIn.requested], (draft, { id }) => {
    if (draft.standing !== 'known' && !isSignInRunning(draft.flow)) draft.request ??= id
  }),
  when([signIn.started], (draft, { data: { flow, ...order } }) => {
    draft.flow = begun(flow, order)
    draft.isReturning = false
    draft.hasStayed = false
  }),
  when([signIn.signedAhead], (draft, { data: { flow, namespace, address, chainId } }) => {
    draft.standing = 'known'
    draft.check = null
    draft.flow = begun(flow, { session: flow, namespace, address, chainId })
  }),
  when([signIn.failed], (draft, { data: { flow, failure } }) => {
    const isVerifying = draft.flow?.id === flow && draft.flow.step === 'verifying'
    if (isVerifying && failure.code !== 'verification-failed') draft.isSignOutOwed = true
  }),
  when([signIn.started, signIn.failed, signIn.abandoned], (draft, { data }) => {
    if (draft.request === data.flow) draft.request = null
  }),
  ...flowMoves<SignInState, SignInFlow>(signInFlow, ({ flow }) => (flow ? { [flow.id]: flow } : {})),
  when([signIn.signedIn], (draft, { data: { address, chainId } }) => {
    draft.standing = 'known'
    draft.check = null
    draft.session = { address, chainId }
    draft.isSignOutOwed = false
    draft.failure = null
  }),
  when([signIn.promptPostponed], (draft) => {
    draft.isPromptDue = true
  }),
  when([signIn.returnStarted], (draft) => {
    draft.isReturning = true
  }),
  when([signIn.settled], (draft) => {
    draft.isPromptDue = false
    draft.isReturning = false
    draft.hasStayed = false
  }),
  when([signIn.signOutStarted], (draft, { data }) => {
    draft.standing = 'ending'
    if (isQuiet(draft.check)) draft.check = null
    draft.isSignOutOwed = true
    draft.isReturning = false
    draft.hasStayed = data.reason === 'network'
  }),
  when([signIn.signedOut], (draft) => {
    draft.standing = draft.check ? 'checking' : 'known'
    draft.session = null
    draft.isSignOutOwed = false
    draft.failure = null
  }),
  when([signIn.signOutFailed], (draft, { data }) => {
    draft.standing = draft.check ? 'checking' : 'known'
    if (data.reason !== 'asked') draft.session = null
    draft.isSignOutOwed = draft.session === null
    draft.failure = data.failure
  }),
  when([signIn.signed, signIn.signedAhead], (draft, { data }) => {
    if (draft.flow?.id === data.flow && draft.flow.step === 'verifying') draft.isKept = true
  }),
  when([signIn.signOutStarted], (draft) => {
    draft.isKept = true
  }),
  when([signIn.recalled], (draft, { data: { isSignOutOwed, verifyingSince } }) => {
    draft.isKept ||= isSignOutOwed || verifyingSince !== undefined
  }),
  when(
    [signIn.recalled, signIn.failed, signIn.signedOut, signIn.signOutFailed, signIn.signedIn, signIn.checked],
    (draft) => {
      const isVerifying = draft.flow?.step === 'verifying'
      if (!draft.isSignOutOwed && !isVerifying && draft.verifyingSince === null) draft.isKept = false
    },
  ),
  when([host.stopped], () => initial),
])

function begun(id: string, order: SignInOrder): SignInFlow {
  const { first: step } = signInFlow
  return { ...order, id, step, isLingering: false, isByKey: false, failure: null, isWalletsFailure: false }
}

/** Whether the time is over within which a server verifies, by the clock of then and now, whichever is ahead. */
function isOver(since: number | null, at: number): boolean {
  return since === null || !(Math.abs(at - since) < verificationLimit)
}

/** Whether nobody who waits here is the reason to ask. */
function isQuiet(reason: SignInState['check']): boolean {
  return reason === 'tab' || reason === 'failure' || reason === 'late'
}
