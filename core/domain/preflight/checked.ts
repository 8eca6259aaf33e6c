import type * as z from 'zod/mini'
import type * as schema from './checked.schema.ts'

/** The effect of calls on an account, in base units, from a simulation that agrees with the review. */
export type CheckedEffect = z.infer<typeof schema.checkedEffectSchema>

/** The on-chain checks before a signature. */
export type Checked = z.infer<typeof schema.checkedSchema>
