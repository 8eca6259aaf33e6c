import type * as z from 'zod/mini'
import type * as schema from './checked.schema.ts'

/** What calls do to an account by a trial that agrees with the review, in base units. */
export type CheckedEffect = z.infer<typeof schema.CheckedEffect>

/** What was checked at the chain before somebody may sign. */
export type Checked = z.infer<typeof schema.Checked>
