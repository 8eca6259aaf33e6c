import type { SignInFlow } from '../domain/sign-in/flow.ts'
import { signIn } from '../events/sign-in/sign-in.ts'
import { defineFlow } from './define-flow.ts'

/**
 * A sign-in at the host app's server: the server makes a message, the wallet signs it, and the server verifies it. A wallet may also sign during its
 * pairing.
 */
export const signInFlow = defineFlow<SignInFlow>(signIn.started, 'preparing', (move) => [
  move(signIn.messageReady, ['preparing'], 'signing'),
  move(signIn.signatureAwaited, ['signing'], 'signing', () => ({ isLingering: true })),
  move(signIn.signedDuringPairing, ['preparing'], 'verifying', ({ data }) => ({
    isByKey: isOfKey(data.signature),
  })),
  move(signIn.signed, ['signing'], 'verifying', ({ data }) => ({ isByKey: isOfKey(data.signature) })),
  move(signIn.signedIn, ['verifying'], 'signed-in'),
  move(signIn.failed, ['preparing', 'signing', 'verifying'], 'failed', ({ data }, { step }) => ({
    failure: data.failure,
    isWalletsFailure: step === 'signing',
  })),
  move(signIn.abandoned, ['preparing', 'signing', 'verifying'], 'abandoned'),
])

function isOfKey(signature: string): boolean {
  return signature.length === '0x'.length + 130
}
