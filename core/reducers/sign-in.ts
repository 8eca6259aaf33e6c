import type { Address } from '../domain/account.ts'
import type { ChainId, Namespace } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import type { SignOutRules, SignedSession } from '../domain/sign-in.ts'
import { host } from '../events/host.ts'
import { verificationLimit } from '../domain/limits.ts'
import { signIn } from '../events/sign-in.ts'
import { defineSlice } from './define-slice.ts'

/** A sign-in that somebody asked for: with which session's account, how far it came, and why no farther; a failed one stays until the next. */
export type SignInAttempt = {
  readonly id: string
  readonly session: string
  readonly namespace: Namespace
  readonly address: Address
  readonly chainId: ChainId
  readonly step: 'preparing' | 'signing' | 'lingering' | 'verifying'
  readonly failure: Failure | null
  /** Whether the signature is as long as that of a key (65 bytes), which a contract's seldom is. */
  readonly isByKey?: boolean
}

/** What is known of the session at the host's server. */
export type SignInState = {
  /** Whether the server is asked (`checking`), or told to end its session (`ending`). */
  readonly standing: 'unknown' | 'checking' | 'known' | 'ending'
  /** Why the server is asked, or will be once it has ended its session. */
  readonly check: 'arrival' | 'connected' | 'account' | 'tab' | 'failure' | 'late' | null
  readonly session: SignedSession | null
  /** Whether the server may hold a session that nobody here is signed in by. */
  readonly isSignOutOwed: boolean
  /** When the server began to verify a signature of the visit before, in milliseconds since 1970; null once its time is over. */
  readonly verifyingSince: number | null
  readonly rules: SignOutRules
  readonly attempt: SignInAttempt | null
  /** The request for an attempt that waits for the server. */
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
  verifyingSince: null,
  rules: { signOutOnDisconnect: true, signOutOnAccountChange: true, signOutOnNetworkChange: true },
  attempt: null,
  request: null,
  failure: null,
  isPromptDue: false,
  isReturning: false,
  hasStayed: false,
}

declare module './root.ts' {
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
    const isRunning = draft.attempt !== null && draft.attempt.failure === null
    if (draft.standing !== 'known' && !isRunning) draft.request ??= id
  }),
  when([signIn.attemptStarted], (draft, { data: { attempt, ...account } }) => {
    if (draft.request === attempt) draft.request = null
    draft.attempt = { id: attempt, ...account, step: 'preparing', failure: null }
    draft.isReturning = false
    draft.hasStayed = false
  }),
  when([signIn.signedAhead], (draft, { data: { attempt, namespace, address, chainId, signature } }) => {
    draft.standing = 'known'
    draft.check = null
    draft.attempt = {
      id: attempt,
      session: attempt,
      namespace,
      address,
      chainId,
      step: 'verifying',
      failure: null,
      isByKey: isOfKey(signature),
    }
  }),
  when([signIn.messageReady], (draft, { data }) => {
    if (draft.attempt?.id === data.attempt) draft.attempt.step = 'signing'
  }),
  when([signIn.attemptLingered], (draft, { data }) => {
    if (draft.attempt?.id === data.attempt && draft.attempt.step === 'signing')
      draft.attempt.step = 'lingering'
  }),
  when([signIn.signed], (draft, { data }) => {
    if (draft.attempt?.id !== data.attempt) return
    draft.attempt.step = 'verifying'
    draft.attempt.isByKey = isOfKey(data.signature)
  }),
  when([signIn.attemptFailed], (draft, { data }) => {
    if (draft.request === data.attempt) draft.request = null
    if (draft.attempt?.id !== data.attempt) return
    draft.attempt.failure = data.failure
    const isRefused = data.failure.code === 'verification-failed'
    if (draft.attempt.step === 'verifying' && !isRefused) draft.isSignOutOwed = true
  }),
  when([signIn.attemptAbandoned], (draft, { data }) => {
    if (draft.request === data.attempt) draft.request = null
    if (draft.attempt?.id === data.attempt) draft.attempt = null
  }),
  when([signIn.signedIn], (draft, { data: { address, chainId } }) => {
    draft.standing = 'known'
    draft.check = null
    draft.session = { address, chainId }
    draft.isSignOutOwed = false
    draft.attempt = null
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
  when([host.stopped], () => initial),
])

function isOfKey(signature: string): boolean {
  return signature.length === '0x'.length + 130
}

/** Whether the time is over within which a server verifies, by the clock of then and now, whichever is ahead. */
function isOver(since: number | null, at: number): boolean {
  return since === null || !(Math.abs(at - since) < verificationLimit)
}

/** Whether nobody who waits here is the reason to ask. */
function isQuiet(reason: SignInState['check']): boolean {
  return reason === 'tab' || reason === 'failure' || reason === 'late'
}
