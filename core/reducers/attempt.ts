import type { Namespace } from '../domain/caip.ts'
import type { ReachedWallet } from '../domain/connector.ts'
import type { Failure } from '../domain/failure.ts'
import type { Ordered } from '../domain/in-order.ts'

/** An attempt a person made, the namespaces it is about, how it went, which one overtook it, and whether the modal showed it; it outlives its failure so that the view can offer another try. */
export type Attempt = ReachedWallet &
  Ordered & {
    readonly namespaces: readonly Namespace[]
    readonly status: 'waiting' | 'lingering' | 'failed' | 'overtaken'
    readonly failure: Failure | null
    readonly overtakenBy: string | null
    readonly isShown: boolean
  }
