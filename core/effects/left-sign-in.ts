import { signIn } from '../events/sign-in.ts'
import type { SignInState } from '../reducers/sign-in.ts'
import { isSignInRunning } from '../selectors/sign-in-running.ts'

/** What leaves the attempt that runs, or waits; where the server may have verified it by then, or an earlier one, it is told to sign out, unless it is told so already. */
export function leftSignIn(
  { attempt, request, isSignOutOwed, standing }: SignInState,
  reason: 'abandoned' | 'disconnect' = 'abandoned',
) {
  if (!isSignInRunning(attempt)) return request ? [signIn.attemptAbandoned({ attempt: request })] : []
  const { id, step } = attempt
  const isEnded = standing !== 'ending' && (step === 'verifying' || isSignOutOwed)
  return [signIn.attemptAbandoned({ attempt: id }), ...(isEnded ? [signIn.signOutStarted({ reason })] : [])]
}
