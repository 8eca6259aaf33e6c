import * as z from 'zod/mini'
import { BaseUnits } from '../values/amount.schema.ts'
import { TokenFacts } from './evidence.schema.ts'

export const CheckedEffect = z.object({
  /** What leaves the account of the token that it pays with. */
  pays: BaseUnits,
  /** What comes into the account; null where nothing is to come. */
  receives: z.nullable(BaseUnits),
  /** The least that the signed call accepts; null where nothing is to come, or nobody could prove it. */
  minimum: z.nullable(BaseUnits),
  /** What the receiver gets; null for a swap. */
  arrives: z.nullable(BaseUnits),
  /** Whether nobody could see if other tokens leave the account, too. */
  areOthersUnseen: z.optional(z.boolean()),
})

export const Checked = z.object({
  /** What the tokens of the review say of themselves. */
  tokens: z.array(TokenFacts),
  /** What the calls do; null where no node could try them. */
  effect: z.nullable(CheckedEffect),
})
