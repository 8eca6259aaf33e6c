import type { SwapPlan } from './plan.ts'

/** Whether what is signed swaps, and does not only give leave to. */
export function planSwaps({ kind }: SwapPlan): boolean {
  return kind === 'swap' || kind === 'bundle'
}
