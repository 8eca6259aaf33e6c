import type { SwapSide } from './swap-side.ts'

/** What a host opened the form with and what does not stand in it yet; `missing` are the sides whose token the service does not swap. */
export type SwapPrefill = {
  readonly from: string | null
  readonly to: string | null
  readonly amount: string | null
  readonly missing: readonly SwapSide[]
}
