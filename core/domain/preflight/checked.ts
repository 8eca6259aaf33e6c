import * as z from 'zod/mini'
import { BaseUnits } from '../amount.ts'
import { TokenFacts } from './evidence.ts'

/** What calls do to an account by a trial that agrees with the review, in base units. */
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
export type CheckedEffect = z.infer<typeof CheckedEffect>

/** What was checked at the chain before somebody may sign. */
export const Checked = z.object({
  /** What the tokens of the review say of themselves. */
  tokens: z.array(TokenFacts),
  /** What the calls do; null where no node could try them. */
  effect: z.nullable(CheckedEffect),
})
export type Checked = z.infer<typeof Checked>
