import { reportedSignIn } from '../../selectors/sign-in/reported-sign-in.ts'
import type { BootState } from '../../reducers/root.ts'

/** How signing in stands, in the words of other kits. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

const words = {
  off: undefined,
  nobody: 'unauthenticated',
  unknown: 'loading',
  owed: 'unauthenticated',
  'signed-in': 'authenticated',
} as const

/** How signing in stands; undefined where the host asks nobody to. */
export function authenticationStatus(state: BootState): AuthenticationStatus | undefined {
  return words[reportedSignIn(state)]
}
