import { allNamespaces, namespaceOf } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import { signInStatus } from './sign-in-status.ts'
import type { SignInStatus, SignInView } from './sign-in-status.ts'

/**
 * Returns the state of signing in for a host's screens.
 * It is `unknown` while a wallet of an earlier visit is being restored that may be the signed-in one.
 * It is also `unknown` while the server may verify a signature of that visit.
 */
export function reportedSignIn(state: SignInView): SignInStatus {
  const standing = signInStatus(state)
  if (standing !== 'nobody' && standing !== 'required') return standing
  return isSignerAwaited(state) || isUnfinished(state) ? 'unknown' : standing
}

function isUnfinished({ signIn }: SignInView): boolean {
  return signIn !== undefined && signIn.verifyingSince !== null && signIn.session === null
}

/** Returns whether a wallet is still being restored whose account the server may have signed in. */
function isSignerAwaited({ connection, signIn }: SignInView): boolean {
  const awaited = allNamespaces.filter((namespace) => isAwaited(connection, namespace))
  // While the server is ending a session, no account is signed in, whichever wallet is restored.
  if (signIn?.serverStatus === 'ending') return false
  if (signIn?.serverStatus !== 'known') return awaited.length > 0
  return signIn.session !== null && awaited.includes(namespaceOf(signIn.session.chainId))
}

function isAwaited({ byNamespace }: ConnectionState, namespace: Namespace): boolean {
  const { status } = byNamespace[namespace]
  return status === 'unknown' || status === 'reconnecting'
}
