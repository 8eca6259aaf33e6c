import type { Address } from '../domain/account/account.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { SignOutRules } from '../domain/sign-in/sign-in.ts'
import type { Answer } from './answer.ts'

/** The signed-in account. Both fields are null if the visitor is signed out. */
export type SignedAnswer = { readonly address: Address | null; readonly chainId: ChainId | null }

/** A message to sign, and the JSON-RPC request that asks a wallet to sign it. */
export type MessageToSign = { readonly message: string; readonly method: string; readonly params: unknown }

/** The host app's server, at which visitors sign in. Fails with `feature-disabled` if the host app configured none. */
export interface SignIn {
  /** Returns the host app's rules for when a session ends. */
  rules(request: null, signal: AbortSignal): Answer<SignOutRules>
  /** Returns the account that is signed in now. */
  session(request: null, signal: AbortSignal): Answer<SignedAnswer>
  /** Returns a message with a new nonce for an account on a chain. */
  message(
    request: { readonly address: Address; readonly chainId: ChainId },
    signal: AbortSignal,
  ): Answer<MessageToSign>
  /**
   * Asks the server to verify a signature, and returns the account that is signed in by it. Fails with `verification-failed` if the server refuses.
   */
  verify(
    request: { readonly message: string; readonly signature: string },
    signal: AbortSignal,
  ): Answer<SignedAnswer>
  /** Ends the session at the server, including a session that a running verification begins. Answers once both have ended. */
  signOut(request: null, signal: AbortSignal): Answer<null>
  /** Answers once the server runs no abandoned request any more. */
  settled(request: null, signal: AbortSignal): Answer<null>
  /** Notifies the host app's listeners of a sign-in or a sign-out. */
  tell(request: SignedAnswer, signal: AbortSignal): Answer<null>
}
