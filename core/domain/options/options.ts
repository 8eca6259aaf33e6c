import type * as z from 'zod/mini'
import type * as schema from './options.schema.ts'

/** The options as the state tree holds them. */
export type Options = z.infer<typeof schema.Options>
