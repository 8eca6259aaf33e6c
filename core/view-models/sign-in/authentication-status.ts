import { reportedSignIn } from '../../selectors/sign-in/reported-sign-in.ts'
import type { BootState } from '../../reducers/root.ts'

/** The state of the sign-in, in the words of other kits. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

const words = {
  off: undefined,
  nobody: 'unauthenticated',
  unknown: 'loading',
  required: 'unauthenticated',
  'signed-in': 'authenticated',
} as const

/** Returns the state of the sign-in; undefined if the host requires none. */
export function authenticationStatus(state: BootState): AuthenticationStatus | undefined {
  return words[reportedSignIn(state)]
}
