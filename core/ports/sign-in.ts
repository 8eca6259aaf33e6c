import type { Address } from '../domain/account/account.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { SignOutRules } from '../domain/sign-in/sign-in.ts'
import type { Answer } from './answer.ts'

/** Who is signed in, or nobody. */
export type SignedAnswer = { readonly address: Address | null; readonly chainId: ChainId | null }

/** A message to be signed, and the request by which a wallet is asked to (JSON-RPC). */
export type MessageToSign = { readonly message: string; readonly method: string; readonly params: unknown }

/** The host's server, at which visitors sign in; fails with `feature-disabled` where the host named none. */
export interface SignIn {
  /** What ends a session, as the host said once. */
  rules(request: null, signal: AbortSignal): Answer<SignOutRules>
  /** Who is signed in now. */
  session(request: null, signal: AbortSignal): Answer<SignedAnswer>
  /** A message over a new nonce for an account on a chain. */
  message(
    request: { readonly address: Address; readonly chainId: ChainId },
    signal: AbortSignal,
  ): Answer<MessageToSign>
  /** Has the server verify a signature, and answers who is signed in by that; fails with `verification-failed` where it refused. */
  verify(
    request: { readonly message: string; readonly signature: string },
    signal: AbortSignal,
  ): Answer<SignedAnswer>
  /** Ends the session at the server, and one that a verification still under way begins; answers once both are over. */
  signOut(request: null, signal: AbortSignal): Answer<null>
  /** Answers once nothing that was asked and given up is under way at the server any more. */
  settled(request: null, signal: AbortSignal): Answer<null>
  /** Tells the host's own listeners who signed in, or that somebody signed out. */
  tell(request: SignedAnswer, signal: AbortSignal): Answer<null>
}
