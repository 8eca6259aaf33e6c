import { isSameAddress } from '../../domain/account/same-account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { SignedSession } from '../../domain/sign-in/sign-in.ts'
import { isSignInRequired } from '../../domain/sign-in/required.ts'
import type { BootState } from '../../reducers/root.ts'
import { shownSwitch } from '../network/network-switch.ts'
import { heldSessions } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'
import type { SignInState } from '../../reducers/sign-in/sign-in.ts'

/** The part of the state that tells about signing in. */
export type SignInView = Pick<BootState, 'options' | 'connection' | 'signIn'>

/** How it stands with signing in: switched off, nobody to sign, not known yet, owed by whoever is connected, or done. */
export type SignInStatus = 'off' | 'nobody' | 'unknown' | 'owed' | 'signed-in'

/** How it stands with signing in. */
export function signInStatus(state: SignInView): SignInStatus {
  if (!isSignInRequired(state.options)) return 'off'
  const signers = signersIn(state)
  if (signers.length === 0) return 'nobody'
  const { signIn } = state
  if (!signIn || signIn.standing === 'unknown' || signIn.standing === 'checking') return 'unknown'
  if (signIn.standing === 'ending') return 'owed'
  return signers.some((signer) => isCovered(signIn, signer)) ? 'signed-in' : 'owed'
}

/** Whoever would sign: in the namespace of the session that there is, else the first who can; null where nobody can. */
export function signerOf(state: SignInView): (SessionInNamespace & { readonly address: string }) | null {
  const signers = signersIn(state)
  const { session } = state.signIn ?? {}
  const same = session && signers.find(({ namespace }) => namespace === namespaceOf(session.chainId))
  return same ?? signers[0] ?? null
}

/** The session of an earlier network, of the very account that would sign now; null where there is none to go back to, or the wallet was asked to and its owner is silent. */
export function earlierSession(state: SignInView & Pick<BootState, 'network'>): SignedSession | null {
  const { session, isSignOutOwed, isReturning } = state.signIn ?? {}
  if (isReturning && shownSwitch(state.network)?.isLingering) return null
  const signer = signerOf(state)
  if (!session || isSignOutOwed || !signer || !isSameAddress(session.address, signer.address)) return null
  const isOffered = networkOf(state.options?.networks ?? [], session.chainId) !== null
  return isOffered && session.chainId !== signer.chainId ? session : null
}

function signersIn({ connection, options }: SignInView) {
  return heldSessions(connection).flatMap((held) => {
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
