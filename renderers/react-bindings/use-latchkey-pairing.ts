import { useMemo } from 'react'
import { pairingSummary } from '../../core/view-models/pairing/summary.ts'
import type { PairingSummary } from '../../core/view-models/pairing/summary.ts'
import { walletPairing } from '../headless/wallet-pairing.ts'
import type { HeadlessPairing } from '../headless/wallet-pairing.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the state of pairing a wallet on another device, and the verbs that begin and cancel it, for a screen of the host's own. */
export function useLatchkeyPairing(): PairingSummary & Pick<HeadlessPairing, 'begin' | 'leave'> {
  const latchkey = useLatchkeyInstance()
  const verbs = useMemo(() => {
    const { begin, leave } = walletPairing(latchkey)
    return { begin, leave }
  }, [latchkey])
  const summary = useHostView(pairingSummary)
  return useMemo(() => ({ ...summary, ...verbs }), [summary, verbs])
}
