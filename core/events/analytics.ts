import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { Failure } from '../domain/failure.ts'
import { UsageProperties } from '../domain/usage-row.ts'
import { defineEvents, fact } from './define-events.ts'
import { personal } from '../domain/personal.ts'

/** What is counted of the use of Latchkey, and how it reaches the service that the host named; a batch has the id of its closing. */
export const analytics = defineEvents('analytics', {
  tracked: fact({ event: z.string(), properties: UsageProperties, address: personal(z.optional(Address)) }),
  serviceAsked: fact(),
  serviceAnswered: fact({ isEnabled: z.boolean() }),
  serviceFailed: fact({ failure: Failure }),
  batchClosed: fact({ isLeaving: z.boolean() }),
  batchSent: fact({ batch: z.string() }),
  batchLost: fact({ batch: z.string(), failure: Failure }),
})
