import type { Address } from '../account/account.ts'
import type { ChainId, Namespace } from '../values/caip.ts'
import type { Failure } from '../errors/failure.ts'

/** The account that signs in: the first one of a session in a namespace. */
export type SignInOrder = {
  readonly session: string
  readonly namespace: Namespace
  readonly address: Address
  readonly chainId: ChainId
}

/** A sign-in, from the account that signs to its end. */
export type SignInFlow = SignInOrder & {
  /** The id of the request that started it. A signature from a pairing has the id of its session. */
  readonly id: string
  readonly step: 'preparing' | 'signing' | 'verifying' | 'signed-in' | 'failed' | 'abandoned'
  /** Whether the wallet has not answered for ten seconds. */
  readonly isLingering: boolean
  /** Whether the signature has the length of a key's signature (65 bytes). A contract's signature seldom has. */
  readonly isByKey: boolean
  readonly failure: Failure | null
  /** Whether it failed at the wallet. */
  readonly isWalletsFailure: boolean
}

/** Returns whether a sign-in waits for the wallet or the server. */
export function isSignInRunning(
  flow: SignInFlow | null,
): flow is SignInFlow & { readonly step: 'preparing' | 'signing' | 'verifying' } {
  return flow?.step === 'preparing' || flow?.step === 'signing' || flow?.step === 'verifying'
}
