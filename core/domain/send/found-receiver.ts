import type * as z from 'zod/mini'
import type * as schema from './found-receiver.schema.ts'

/** A receiver, as nodes and name services describe it. */
export type FoundReceiver = z.infer<typeof schema.foundReceiverSchema>
