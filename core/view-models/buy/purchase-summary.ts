import { byOrder } from '../../domain/values/by-order.ts'
import { isArrivalUnknown } from '../../domain/buy/purchase.ts'
import type { Purchase, PurchaseStatus } from '../../domain/buy/purchase.ts'
import type { BootState } from '../../reducers/root.ts'

/** The purchase that was started last, for a host's own screens. */
export type PurchaseSummary = Pick<Purchase, 'window' | 'link' | 'uncheckedLink' | 'failure'> & {
  readonly status: PurchaseStatus
  readonly provider: string
  readonly symbol: string
  /** Whether the purchase is `overdue` and no service can tell if the tokens have arrived. They may be in the account already. */
  readonly isUnknown: boolean
}

/** Returns the last purchase in short, or null if there is none. */
export function purchaseSummary({ onRamp }: BootState): PurchaseSummary | null {
  const [, last] = byOrder(onRamp?.purchases ?? {}).at(-1) ?? []
  if (!last) return null
  const { step, window, link, uncheckedLink, failure, provider, wanted } = last
  return {
    status: step === 'unchecked' ? 'preparing' : step,
    window,
    link,
    uncheckedLink,
    failure,
    provider: provider.id,
    symbol: wanted.purchase.symbol,
    isUnknown: isArrivalUnknown(last),
  }
}
