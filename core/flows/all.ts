import type { AnyFlowTable } from './define-flow.ts'
import { nameRegistration } from './name-registration.ts'
import { purchaseFlow } from './purchase.ts'
import { sending } from './sending.ts'

/** Every kind of flow by its name, for charts and tests. */
export const allFlows = {
  'name-registration': nameRegistration,
  purchase: purchaseFlow,
  sending,
} satisfies Readonly<Record<string, AnyFlowTable>>
