import * as z from 'zod/mini'
import { baseUnitsSchema } from '../values/amount.schema.ts'
import { tokenFactsSchema } from './evidence.schema.ts'

export const checkedEffectSchema = z.object({
  /** The amount of the paid token that leaves the account. */
  pays: baseUnitsSchema,
  /** The amount that the account receives. Null if nothing should arrive. */
  receives: z.nullable(baseUnitsSchema),
  /** The lowest receipt that the signed call accepts. Null if nothing should arrive, or if it could not be proven. */
  minimum: z.nullable(baseUnitsSchema),
  /** The amount that the receiver gets. Null for a swap. */
  arrives: z.nullable(baseUnitsSchema),
  /** Set if it is unknown whether other tokens leave the account, too. */
  areOthersUnseen: z.optional(z.boolean()),
})

export const checkedSchema = z.object({
  /** The symbols and decimals of the review's tokens, as their contracts report them. */
  tokens: z.array(tokenFactsSchema),
  /** The effect of the calls. Null if no node could simulate them. */
  effect: z.nullable(checkedEffectSchema),
})
