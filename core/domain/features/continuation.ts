import type * as z from 'zod/mini'
import type * as schema from './continuation.schema.ts'

/** The action at the end of a transaction, as data instead of a function, so that it can be recorded. */
export type Continuation = z.infer<typeof schema.continuationSchema>
