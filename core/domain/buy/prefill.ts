import type { ChainId } from '../values/caip.ts'

/** What a host asked for and nobody sells or takes: the token on its network, or the currency. */
export type OnRampMissing = 'purchase' | 'payment'

/** What a host opened the form with and what does not stand in it: everything until it is known what is sold, then what is `missing` of it. */
export type OnRampPrefill = {
  readonly amount: string | null
  readonly currency: string | null
  readonly token: string | null
  readonly network: ChainId | null
  readonly missing: readonly OnRampMissing[]
}

/** Whether it is still to be seen what of it is sold. */
export function isPrefillAwaited(prefill: OnRampPrefill | null): boolean {
  return prefill !== null && prefill.missing.length === 0
}

/** What is still missing once a visitor chose in its place; null where nothing is any more. */
export function onRampPrefillAfter(
  prefill: OnRampPrefill | null,
  chosen: OnRampMissing,
): OnRampPrefill | null {
  if (!prefill?.missing.includes(chosen)) return prefill
  const missing = prefill.missing.filter((one) => one !== chosen)
  return missing.length === 0 ? null : { ...prefill, missing }
}
