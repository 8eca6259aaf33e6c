import { useMemo } from 'react'
import { walletSwap } from '../headless/wallet-swap.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** Returns the verbs `quote` and `swap`, which swap without the modal. */
export function useLatchkeySwap(): ReturnType<typeof walletSwap> {
  const latchkey = useLatchkeyInstance()
  return useMemo(() => walletSwap(latchkey), [latchkey])
}
