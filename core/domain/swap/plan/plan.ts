import type * as z from 'zod/mini'
import type { EvmCall } from '../../operations/evm-transfer.ts'
import type * as schema from './plan.schema.ts'

/**
 * The next signature of a swap, with its on-chain checks if they were needed:
 * - `approval`: An approval of exactly the amount, or of zero to revoke an old allowance first.
 * - `permit`: A permit in place of an approval (EIP-2612).
 * - `swap`: The swap itself.
 * - `bundle`: The approval and the swap as one operation.
 */
export type SwapPlan = z.infer<typeof schema.swapPlanSchema>

/** A plan of one kind. */
export type PlanOf<Kind extends SwapPlan['kind']> = Extract<SwapPlan, { readonly kind: Kind }>

/** Every kind of plan. */
export const swapPlanKinds = [
  'approval',
  'permit',
  'swap',
  'bundle',
] as const satisfies readonly SwapPlan['kind'][]

type Bundle = Pick<PlanOf<'bundle'>, 'approval' | 'call' | 'revoke'>

/** Returns the calls of a swap as one operation, in their order. The first one revokes an old allowance, if there is one. */
export function bundledCalls({ revoke, approval, call }: Bundle): readonly EvmCall[] {
  return [...(revoke ? [revoke] : []), approval, call]
}
