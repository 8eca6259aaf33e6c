import { connectingFlow } from './connecting.ts'
import type { AnyFlowTable } from './define-flow.ts'
import { emailSignIn } from './email-sign-in.ts'
import { emailUpdateFlow } from './email-update.ts'
import { nameRegistration } from './name-registration.ts'
import { pairingFlow } from './pairing.ts'
import { purchaseFlow } from './purchase.ts'
import { sending } from './sending.ts'
import { signInFlow } from './sign-in.ts'
import { socialSignIn } from './social-sign-in.ts'
import { swapFlow } from './swap.ts'

/** Every kind of flow by its name, for charts and tests. */
export const allFlows = {
  connecting: connectingFlow,
  'email-sign-in': emailSignIn,
  'email-update': emailUpdateFlow,
  'name-registration': nameRegistration,
  pairing: pairingFlow,
  purchase: purchaseFlow,
  sending,
  'sign-in': signInFlow,
  'social-sign-in': socialSignIn,
  swap: swapFlow,
} satisfies Readonly<Record<string, AnyFlowTable>>
