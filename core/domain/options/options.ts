import type * as z from 'zod/mini'
import type * as schema from './options.schema.ts'

/** The options in the state tree. */
export type Options = z.infer<typeof schema.optionsSchema>
