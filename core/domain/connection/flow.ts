import { byOrder } from '../values/by-order.ts'
import type { Namespace } from '../values/caip.ts'
import type { ReachedWallet } from './connector.ts'
import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import type { Ordered } from '../values/by-order.ts'

/** The connecting of a wallet, from the choice of the wallet to its end. */
export type ConnectingFlow = ReachedWallet &
  Ordered & {
    readonly id: string
    readonly by: FlowOrigin
    readonly namespaces: readonly Namespace[]
    readonly step: 'waiting' | 'established' | 'failed' | 'overtaken' | 'abandoned'
    /** Whether the wallet has been silent for ten seconds. */
    readonly isLingering: boolean
    readonly failure: Failure | null
    /** Whether the modal showed it. */
    readonly isShown: boolean
  }

/** Returns the flow that a visitor looks at, or null: the last one that they began or were shown, else the last of all. */
export function shownConnecting(flows: Readonly<Record<string, ConnectingFlow>>): ConnectingFlow | null {
  const lastFirst = [...byOrder(flows)].reverse().map(([, flow]) => flow)
  return lastFirst.find(isOfVisitor) ?? lastFirst[0] ?? null
}

/** Returns whether a visitor began a flow or was shown it. */
export function isOfVisitor({ by, isShown }: Pick<ConnectingFlow, 'by' | 'isShown'>): boolean {
  return by === 'visitor' || isShown
}
