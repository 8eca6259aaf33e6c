import { namespaceOf } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { isSignInRequired } from '../../domain/sign-in/required.ts'
import type { connection } from '../../events/connection/connection.ts'
import type { EventInput, EventOf } from '../../events/define-events.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import type { StateOf } from '../../reducers/root.ts'
import { connectedSessions } from '../../selectors/sessions/sessions.ts'

/**
 * Returns the sign-in that a wallet signed during pairing. It must be of the account and the chain of the new session.
 * Null otherwise, if a session or a pending sign-out exists, or if the host requires no sign-in. The wallet is then asked like any other.
 */
export function signInFromPairing(
  state: StateOf<'sign-in'>,
  { flow, signed }: EventOf<typeof connection.established>['data'],
): EventInput | null {
  const { session, isSignOutPending } = state.signIn
  if (!signed || session || isSignOutPending || !isSignInRequired(state.options)) return null
  const { chainId, message, signature } = signed
  const namespace = namespaceOf(chainId)
  const held = connectedSessions(state.connection).find(
    (one) => one.session === flow && one.namespace === namespace,
  )
  const [address] = held?.accounts ?? []
  return held?.chainId === chainId && address !== undefined && isSameAddress(address, signed.address)
    ? signIn.signedDuringPairing({ flow, namespace, address, chainId, message, signature })
    : null
}
