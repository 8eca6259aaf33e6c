import { namespaceOf } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { signerOf } from './sign-in-status.ts'
import type { SignInView } from './sign-in-status.ts'

/** Whether the session at the server is another account's than the connected one, and the host wants it ended for that. */
export function isOutdated(state: SignInView): boolean {
  const { session, rules, standing } = state.signIn ?? {}
  const signer = signerOf(state)
  if (!session || !rules?.signOutOnAccountChange || !signer || standing === 'ending') return false
  const { status } = state.connection.byNamespace[namespaceOf(session.chainId)]
  const isSettled = status === 'connected' || status === 'wrong-network' || status === 'disconnected'
  return isSettled && !isSameAddress(session.address, signer.address)
}

/** Whether what the server answered ends the session that it told of; another tab, or an attempt that failed, may be about to begin one. */
export function endsOnceChecked(state: SignInView, { reason }: { readonly reason: string }): boolean {
  return !['tab', 'failure'].includes(reason) && isOutdated(state)
}
