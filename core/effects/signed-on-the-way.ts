import { namespaceOf } from '../domain/caip.ts'
import { isSameAddress } from '../domain/same-account.ts'
import { isSignInWanted } from '../domain/sign-in-wanted.ts'
import type { connection } from '../events/connection.ts'
import type { EventInput, EventOf } from '../events/define-events.ts'
import { signIn } from '../events/sign-in.ts'
import type { StateOf } from '../reducers/root.ts'
import { heldSessions } from '../selectors/sessions.ts'

/** The sign-in that a wallet signed as it was paired, where it is of the account that its session began with and nobody is signed in, nor to be signed out; else null, and the wallet is asked as any other. */
export function signedOnTheWay(
  state: StateOf<'sign-in'>,
  { flow, signed }: EventOf<typeof connection.established>['data'],
): EventInput | null {
  const { session, isSignOutOwed } = state.signIn
  if (!signed || session || isSignOutOwed || !isSignInWanted(state.options)) return null
  const { chainId, message, signature } = signed
  const namespace = namespaceOf(chainId)
  const held = heldSessions(state.connection).find(
    (one) => one.session === flow && one.namespace === namespace,
  )
  const [address] = held?.accounts ?? []
  return held?.chainId === chainId && address !== undefined && isSameAddress(address, signed.address)
    ? signIn.signedAhead({ flow, namespace, address, chainId, message, signature })
    : null
}
