import type { SwapSide } from './side.ts'

/** What a host opened the form with and what does not stand in it yet; `missing` are the sides whose token the service does not swap. */
export type SwapPrefill = {
  readonly from: string | null
  readonly to: string | null
  readonly amount: string | null
  readonly missing: readonly SwapSide[]
}

/** What still does not stand in the form once a token was chosen for a side; null where nothing is missing any more. */
export function prefillAfter(prefill: SwapPrefill | null, side: SwapSide): SwapPrefill | null {
  if (!prefill?.missing.includes(side)) return prefill
  const missing = prefill.missing.filter((one) => one !== side)
  return missing.length === 0 ? null : { ...prefill, missing }
}
