import { useMemo } from 'react'
import { purchaseSummary } from '../../core/view-models/buy/purchase-summary.ts'
import type { PurchaseSummary } from '../../core/view-models/buy/purchase-summary.ts'
import { walletOnRamp } from '../headless/wallet-on-ramp.ts'
import type { WalletOnRamp } from '../headless/wallet-on-ramp.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the state of the last purchase, and the verbs `offer`, `quote` and `buy`. */
export function useLatchkeyOnRamp(): Omit<WalletOnRamp, 'purchase'> & {
  readonly purchase: PurchaseSummary | null
} {
  const latchkey = useLatchkeyInstance()
  const verbs = useMemo(() => {
    const { purchase: _, ...given } = walletOnRamp(latchkey)
    return given
  }, [latchkey])
  const purchase = useHostView(purchaseSummary)
  return useMemo(() => ({ purchase, ...verbs }), [purchase, verbs])
}
