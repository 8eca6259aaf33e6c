import type * as z from 'zod/mini'
import type * as schema from './plan.schema.ts'

/** What the wallet is asked to sign next for a swap, with what was checked at the chain, if that was needed: an approval of the amount and no more, or of nothing where an old one is taken back first, a permit in its place (EIP-2612), the swap itself, or that approval and the swap as one operation. */
export type SwapPlan = z.infer<typeof schema.SwapPlan>

/** Every kind of plan. */
export const swapPlanKinds = [
  'approval',
  'permit',
  'swap',
  'bundle',
] as const satisfies readonly SwapPlan['kind'][]

/** At what making a swap can fail: the tokens of the chain, the quote, the allowance, the approval, or the transaction. */
export const swapStages = ['tokens', 'quote', 'allowance', 'approval', 'transaction'] as const

/** At what making a swap failed. */
export type SwapStage = (typeof swapStages)[number]
