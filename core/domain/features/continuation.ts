import type * as z from 'zod/mini'
import type * as schema from './continuation.schema.ts'

/** What happens when a transaction ends, as data instead of a function, so that it can be recorded (design 5). */
export type Continuation = z.infer<typeof schema.Continuation>
