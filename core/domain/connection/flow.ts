import { byOrder } from '../values/by-order.ts'
import type { Namespace } from '../values/caip.ts'
import type { ReachedWallet } from './connector.ts'
import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import type { Ordered } from '../values/by-order.ts'

/** The connection of a wallet, from the choice of the wallet to its end. */
export type ConnectingFlow = ReachedWallet &
  Ordered & {
    readonly id: string
    readonly by: FlowOrigin
    readonly namespaces: readonly Namespace[]
    readonly step: 'waiting' | 'established' | 'failed' | 'superseded' | 'abandoned'
    /** Whether the wallet has not answered for ten seconds. */
    readonly isLingering: boolean
    readonly failure: Failure | null
    /** Whether the modal showed the flow. */
    readonly isShown: boolean
  }

/** Returns the flow that the modal shows, or null. This is the last one that the visitor began or saw, else the last of all. */
export function shownConnecting(flows: Readonly<Record<string, ConnectingFlow>>): ConnectingFlow | null {
  const lastFirst = [...byOrder(flows)].reverse().map(([, flow]) => flow)
  return lastFirst.find(isOfVisitor) ?? lastFirst[0] ?? null
}

/** Returns whether a visitor began or saw a flow. */
export function isOfVisitor({ by, isShown }: Pick<ConnectingFlow, 'by' | 'isShown'>): boolean {
  return by === 'visitor' || isShown
}
