import { useMemo } from 'react'
import { walletSwap } from '../headless/wallet-swap.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** What swaps without any view: the verbs `quote` and `swap`. */
export function useLatchkeySwap(): ReturnType<typeof walletSwap> {
  const latchkey = useLatchkeyInstance()
  return useMemo(() => walletSwap(latchkey), [latchkey])
}
