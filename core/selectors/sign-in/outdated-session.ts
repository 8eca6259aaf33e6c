import { namespaceOf } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { signerOf } from './sign-in-status.ts'
import type { SignInView } from './sign-in-status.ts'

/** Returns whether the server's session is of another account than the connected one, and the host wants such a session ended. */
export function isOutdated(state: SignInView): boolean {
  const { session, rules, serverStatus } = state.signIn ?? {}
  const signer = signerOf(state)
  if (!session || !rules?.signOutOnAccountChange || !signer || serverStatus === 'ending') return false
  const { status } = state.connection.byNamespace[namespaceOf(session.chainId)]
  const isSettled = status === 'connected' || status === 'wrong-network' || status === 'disconnected'
  return isSettled && !isSameAddress(session.address, signer.address)
}

/**
 * Returns whether the server's answer ends the session that it reported. Not after a check because of another tab or a failed attempt, since either
 * may be about to start one.
 */
export function endsOnceChecked(state: SignInView, { reason }: { readonly reason: string }): boolean {
  return !['tab', 'failure'].includes(reason) && isOutdated(state)
}
