import type { ChainId } from '../values/caip.ts'

/** The part of a host app's request that no provider offers: the token on its network, or the currency. */
export type OnRampMissing = 'purchase' | 'payment'

/**
 * The values with which a host app opened the form, and which are not in the form yet. These are all values until the offer is known. Afterwards they
 * are the ones in `missing`.
 */
export type OnRampPrefill = {
  readonly amount: string | null
  readonly currency: string | null
  readonly token: string | null
  readonly network: ChainId | null
  readonly missing: readonly OnRampMissing[]
}

/** Returns whether the offer that decides about the values is still unknown. */
export function isPrefillAwaited(prefill: OnRampPrefill | null): boolean {
  return prefill !== null && prefill.missing.length === 0
}

/** Returns the prefill after the visitor made a choice for a missing part. Null if nothing is missing any more. */
export function onRampPrefillAfter(
  prefill: OnRampPrefill | null,
  chosen: OnRampMissing,
): OnRampPrefill | null {
  if (!prefill?.missing.includes(chosen)) return prefill
  const missing = prefill.missing.filter((one) => one !== chosen)
  return missing.length === 0 ? null : { ...prefill, missing }
}
