import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { networkSummary } from '../../core/view-models/network-summary.ts'
import type { NetworkSummary } from '../../core/view-models/network-summary.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useViewModel } from './use-view-model.ts'

/** The network a visitor is on, those on offer, and the verb that asks for another. */
export function useLatchkeyNetwork(): NetworkSummary & Pick<Latchkey, 'switchNetwork'> {
  const { switchNetwork } = useLatchkeyInstance()
  const summary = useViewModel(networkSummary)
  return useMemo(() => ({ ...summary, switchNetwork }), [summary, switchNetwork])
}
