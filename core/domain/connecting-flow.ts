import type { Namespace } from './caip.ts'
import type { ReachedWallet } from './connector.ts'
import type { Failure } from './failure.ts'
import type { FlowOrigin } from './flow-origin.ts'
import type { Ordered } from './in-order.ts'

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
