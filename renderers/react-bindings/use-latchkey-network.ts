import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { networkSummary } from '../../core/view-models/network/summary.ts'
import type { NetworkSummary } from '../../core/view-models/network/summary.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

type IdOf<Given extends Latchkey> = Given extends Latchkey<infer Id> ? Id : never

/**
 * Returns the current network, the offered ones, and the verb that switches. `useLatchkeyNetwork<typeof latchkey>()` knows the ids of your
 * networks.
 */
export function useLatchkeyNetwork<Given extends Latchkey = Latchkey>(): NetworkSummary<IdOf<Given>> &
  Pick<Latchkey<IdOf<Given>>, 'switchNetwork'> {
  const { switchNetwork } = useLatchkeyInstance()
  const summary = useHostView(networkSummary) as NetworkSummary<IdOf<Given>>
  return useMemo(() => ({ ...summary, switchNetwork }), [summary, switchNetwork])
}
