import { isSameAddress } from '../../domain/account/same-account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { SignedSession } from '../../domain/sign-in/sign-in.ts'
import { isSignInRequired } from '../../domain/sign-in/required.ts'
import type { BootState } from '../../reducers/root.ts'
import { shownSwitch } from '../network/network-switch.ts'
import { connectedSessions } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'
import type { SignInState } from '../../reducers/sign-in/sign-in.ts'

export type SignInView = Pick<BootState, 'options' | 'connection' | 'signIn'>

/** The state of signing in: switched off, no wallet to sign, unknown, required, or done. */
export type SignInStatus = 'off' | 'nobody' | 'unknown' | 'required' | 'signed-in'

/** Returns the state of signing in. */
export function signInStatus(state: SignInView): SignInStatus {
  if (!isSignInRequired(state.options)) return 'off'
  const signers = signersIn(state)
  if (signers.length === 0) return 'nobody'
  const { signIn } = state
  if (!signIn || signIn.serverStatus === 'unknown' || signIn.serverStatus === 'checking') return 'unknown'
  if (signIn.serverStatus === 'ending') return 'required'
  return signers.some((signer) => isCovered(signIn, signer)) ? 'signed-in' : 'required'
}

/** Returns the wallet that would sign: in the namespace of the server's session, else the first one that can. Null if there is none. */
export function signerOf(state: SignInView): (SessionInNamespace & { readonly address: string }) | null {
  const signers = signersIn(state)
  const { session } = state.signIn ?? {}
  const same = session && signers.find(({ namespace }) => namespace === namespaceOf(session.chainId))
  return same ?? signers[0] ?? null
}

/**
 * Returns the server's session for the same account on an earlier network, to return to.
 * Null if there is none, or if the wallet was asked to return and has not answered.
 */
export function earlierSession(state: SignInView & Pick<BootState, 'network'>): SignedSession | null {
  const { session, isSignOutPending, isReturning } = state.signIn ?? {}
  if (isReturning && shownSwitch(state.network)?.isLingering) return null
  const signer = signerOf(state)
  if (!session || isSignOutPending || !signer || !isSameAddress(session.address, signer.address)) return null
  const isOffered = networkOf(state.options?.networks ?? [], session.chainId) !== null
  return isOffered && session.chainId !== signer.chainId ? session : null
}

function signersIn({ connection, options }: SignInView) {
  return connectedSessions(connection).flatMap((held) => {
    const [address] = held.accounts
    const { status } = connection.byNamespace[held.namespace]
    const isThere = status === 'connected' || (status === 'wrong-network' && options?.allowUnsupportedChain)
    return isThere && address !== undefined ? [{ ...held, address }] : []
  })
}

function isCovered(
  { session, rules }: SignInState,
  signer: SessionInNamespace & { readonly address: string },
) {
  if (!session) return false
  const isAccount = !rules.signOutOnAccountChange || isSameAddress(session.address, signer.address)
  return isAccount && (!rules.signOutOnNetworkChange || session.chainId === signer.chainId)
}
