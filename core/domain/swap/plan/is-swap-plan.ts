import type { SwapPlan } from './plan.ts'

/** Returns whether a plan swaps, and does not only give an allowance. */
export function isSwapPlan({ kind }: SwapPlan): boolean {
  return kind === 'swap' || kind === 'bundle'
}
