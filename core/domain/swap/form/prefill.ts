import type { SwapSide } from '../side.ts'

/**
 * The values with which a host app opened the form, and which are not in the form yet. `missing` are the sides whose token the service does not swap.
 */
export type SwapPrefill = {
  readonly from: string | null
  readonly to: string | null
  readonly amount: string | null
  readonly missing: readonly SwapSide[]
}

/** Returns the prefill after a token was chosen for a side. Null if nothing is missing any more. */
export function prefillAfter(prefill: SwapPrefill | null, side: SwapSide): SwapPrefill | null {
  if (!prefill?.missing.includes(side)) return prefill
  const missing = prefill.missing.filter((one) => one !== side)
  return missing.length === 0 ? null : { ...prefill, missing }
}
