import type { Failure } from '../../domain/errors/failure.ts'
import type { SignedSession } from '../../domain/sign-in/sign-in.ts'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import { reportedSignIn } from '../../selectors/sign-in/reported-sign-in.ts'
import type { BootState } from '../../reducers/root.ts'

/** The state of the sign-in, for a host's own screens. */
export type SignInSummary = {
  /**
   * `off`: you require no sign-in. `loading`: your server has not reported its session yet. `signing`:
   * a wallet or your server is being asked. Otherwise `signed-in` or `signed-out`.
   */
  readonly status: 'off' | 'loading' | 'signed-out' | 'signing' | 'signed-in'
  /** The session at your server. While another account or network is connected, it may be an earlier one. */
  readonly session: SignedSession | null
  /** Why the last attempt, or the last question to your server, failed. */
  readonly failure: Failure | null
}

/** Returns the state of the sign-in. */
export function signInSummary(state: BootState): SignInSummary {
  const standing = reportedSignIn(state)
  const { flow = null, session = null, failure = null } = state.signIn ?? {}
  if (standing === 'off') return { status: 'off', session: null, failure: null }
  const isSigning = isSignInRunning(flow)
  return { status: isSigning ? 'signing' : words[standing], session, failure: flow?.failure ?? failure }
}

const words = {
  nobody: 'signed-out',
  unknown: 'loading',
  required: 'signed-out',
  'signed-in': 'signed-in',
} as const
