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

/** The session at the host's server, and the sign-in. The server has one session, so there is one sign-in at a time. */
export type SignInState = {
  /** Whether the server is being asked (`checking`), or is ending its session (`ending`). */
  readonly serverStatus: 'unknown' | 'checking' | 'known' | 'ending'
  /** Why the server is asked, or will be once it has ended its session. */
  readonly check: 'arrival' | 'connected' | 'account' | 'tab' | 'failure' | 'late' | null
  readonly session: SignedSession | null
  /** Whether the server may hold a session that has to be ended. */
  readonly isSignOutPending: boolean
  /** Whether storage has a pending sign-out, or a signature that is being verified. */
  readonly isStored: boolean
  /** When the server began to verify a signature of the earlier visit, in milliseconds since 1970; null once its time is over. */
  readonly verifyingSince: number | null
  readonly rules: SignOutRules
  /** The last sign-in. */
  readonly flow: SignInFlow | null
  /** The id of the request that waits until the server has reported its session. */
  readonly request: string | null
  /** Why the server's last question failed. */
  readonly failure: Failure | null
  /** Whether the sign-in view has to open once the current view closes. */
  readonly isPromptDue: boolean
  /** Whether the wallet was asked to return to the network of the sign-in. */
  readonly isReturning: boolean
  /** Whether the wallet stayed on another network. */
  readonly hasStayed: boolean
}

const initial: SignInState = {
  serverStatus: 'unknown',
  check: null,
  session: null,
  isSignOutPending: false,
  isStored: false,
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

/** Reduces signing in and out. A check's result is ignored if something newer is known. */
export const signInSlice = defineSlice<SignInState>(initial, (when) => [
  when([signIn.rulesGiven], (draft, { data }) => {
    draft.rules = data
  }),
  when([signIn.recalled], (draft, { at, data: { isSignOutPending, verifyingSince = null } }) => {
    draft.isSignOutPending ||= isSignOutPending
    if (!isOver(verifyingSince, at)) draft.verifyingSince = verifyingSince
  }),
  when([signIn.checked, signIn.checkFailed], (draft, { at }) => {
    if (isOver(draft.verifyingSince, at)) draft.verifyingSince = null
  }),
  when([signIn.signedIn, signIn.signedDuringPairing, signIn.signOutStarted], (draft) => {
    draft.verifyingSince = null
  }),
  when([signIn.checkRequested], (draft, { data }) => {
    if (!draft.check || !isQuiet(data.reason)) draft.check = data.reason
    if (draft.serverStatus === 'ending') return
    if (!isQuiet(data.reason) || draft.serverStatus === 'unknown') draft.serverStatus = 'checking'
  }),
  when([signIn.checked], (draft, { data: { address, chainId } }) => {
    draft.serverStatus = 'known'
    draft.check = null
    draft.failure = null
    draft.session = address !== null && chainId !== null ? { address, chainId } : null
    if (!draft.session) return
    draft.isSignOutPending = false
    draft.verifyingSince = null
  }),
  when([signIn.checkFailed], (draft, { data }) => {
    draft.serverStatus = 'known'
    draft.check = null
    draft.failure = data.failure
  }),
  when([signIn.requested], (draft, { id }) => {
    if (draft.serverStatus !== 'known' && !isSignInRunning(draft.flow)) draft.request ??= id
  }),
  when([signIn.started], (draft, { data: { flow, ...order } }) => {
    draft.flow = begun(flow, order)
    draft.isReturning = false
    draft.hasStayed = false
  }),
  when([signIn.signedDuringPairing], (draft, { data: { flow, namespace, address, chainId } }) => {
    draft.serverStatus = 'known'
    draft.check = null
    draft.flow = begun(flow, { session: flow, namespace, address, chainId })
  }),
  when([signIn.failed], (draft, { data: { flow, failure } }) => {
    const isVerifying = draft.flow?.id === flow && draft.flow.step === 'verifying'
    if (isVerifying && failure.code !== 'verification-failed') draft.isSignOutPending = true
  }),
  when([signIn.started, signIn.failed, signIn.abandoned], (draft, { data }) => {
    if (draft.request === data.flow) draft.request = null
  }),
  ...flowMoves<SignInState, SignInFlow>(signInFlow, ({ flow }) => (flow ? { [flow.id]: flow } : {})),
  when([signIn.signedIn], (draft, { data: { address, chainId } }) => {
    draft.serverStatus = 'known'
    draft.check = null
    draft.session = { address, chainId }
    draft.isSignOutPending = false
    draft.failure = null
  }),
  when([signIn.promptPostponed], (draft) => {
    draft.isPromptDue = true
  }),
  when([signIn.returnStarted], (draft) => {
    draft.isReturning = true
  }),
  // Each of these ends a postponed prompt, and what is known about a return.
  when(
    [
      signIn.promptShown,
      signIn.promptResumed,
      signIn.promptAnswered,
      signIn.returnAbandoned,
      signIn.returnSuperseded,
    ],
    (draft) => {
      draft.isPromptDue = false
      draft.isReturning = false
      draft.hasStayed = false
    },
  ),
  when([signIn.signOutStarted], (draft, { data }) => {
    draft.serverStatus = 'ending'
    if (isQuiet(draft.check)) draft.check = null
    draft.isSignOutPending = true
    draft.isReturning = false
    draft.hasStayed = data.reason === 'network'
  }),
  when([signIn.signedOut], (draft) => {
    draft.serverStatus = draft.check ? 'checking' : 'known'
    draft.session = null
    draft.isSignOutPending = false
    draft.failure = null
  }),
  when([signIn.signOutFailed], (draft, { data }) => {
    draft.serverStatus = draft.check ? 'checking' : 'known'
    if (data.reason !== 'asked') draft.session = null
    draft.isSignOutPending = draft.session === null
    draft.failure = data.failure
  }),
  when([signIn.signed, signIn.signedDuringPairing], (draft, { data }) => {
    if (draft.flow?.id === data.flow && draft.flow.step === 'verifying') draft.isStored = true
  }),
  when([signIn.signOutStarted], (draft) => {
    draft.isStored = true
  }),
  when([signIn.recalled], (draft, { data: { isSignOutPending, verifyingSince } }) => {
    draft.isStored ||= isSignOutPending || verifyingSince !== undefined
  }),
  when(
    [signIn.recalled, signIn.failed, signIn.signedOut, signIn.signOutFailed, signIn.signedIn, signIn.checked],
    (draft) => {
      const isVerifying = draft.flow?.step === 'verifying'
      if (!draft.isSignOutPending && !isVerifying && draft.verifyingSince === null) draft.isStored = false
    },
  ),
  when([host.stopped], () => initial),
])

function begun(id: string, order: SignInOrder): SignInFlow {
  const { first: step } = signInFlow
  return { ...order, id, step, isLingering: false, isByKey: false, failure: null, isWalletsFailure: false }
}

/** Returns whether the server's time to verify is over. Counts a clock that is ahead as well as one that is behind. */
function isOver(since: number | null, at: number): boolean {
  return since === null || !(Math.abs(at - since) < verificationLimit)
}

/** Returns whether no visitor waits for a check. */
function isQuiet(reason: SignInState['check']): boolean {
  return reason === 'tab' || reason === 'failure' || reason === 'late'
}
