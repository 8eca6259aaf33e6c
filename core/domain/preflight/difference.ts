import type * as z from 'zod/mini'
import type * as schema from './difference.schema.ts'

/** How what would be signed, or was, differs from what was reviewed. */
export type Difference = z.infer<typeof schema.Difference>
