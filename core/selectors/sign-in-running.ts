import type { SignInAttempt } from '../reducers/sign-in.ts'

/** Whether an attempt waits for somebody. */
export function isSignInRunning(attempt: SignInAttempt | null): attempt is SignInAttempt {
  return attempt !== null && attempt.failure === null
}
