import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import type { SignInState } from '../../reducers/sign-in/sign-in.ts'

/**
 * Returns the events that abandon the running sign-in, or the request that waits for the server. Signs out if the server may have verified a
 * signature.
 */
export function abandonRunningSignIn(
  { flow, request, isSignOutPending, serverStatus }: SignInState,
  reason: 'abandoned' | 'disconnect' = 'abandoned',
) {
  if (!isSignInRunning(flow)) return request ? [signIn.abandoned({ flow: request })] : []
  const { id, step } = flow
  const isEnded = serverStatus !== 'ending' && (step === 'verifying' || isSignOutPending)
  return [signIn.abandoned({ flow: id }), ...(isEnded ? [signIn.signOutStarted({ reason })] : [])]
}
