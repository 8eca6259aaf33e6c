import type * as z from 'zod/mini'
import type * as schema from './found-receiver.schema.ts'

/** A receiver as the nodes and the names tell of it. */
export type FoundReceiver = z.infer<typeof schema.FoundReceiver>
