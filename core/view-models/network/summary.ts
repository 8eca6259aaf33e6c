import type { ChainId } from '../../domain/values/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import type { BootState } from '../../reducers/root.ts'
import { runningSwitches } from '../../selectors/network/network-switch.ts'
import { preferredChain } from '../../selectors/network/preferred-chain.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'
import { offeredNetwork } from '../parts/select.ts'

/** The visitor's network and those that the host offers, for a host's own screens. `network` is null if the host does not offer it. */
export type NetworkSummary<Id extends ChainId = ChainId> = {
  readonly chainId: ChainId | null
  readonly network: Network<Id> | null
  readonly networks: readonly Network<Id>[]
  readonly isSwitching: boolean
}

const noNetworks: readonly Network[] = []

/** Returns the network summary. */
export function networkSummary(state: BootState): NetworkSummary {
  const leading = leadingSession(state.connection)
  const chainId = leading && !leading.isLocked ? leading.chainId : preferredChain(state)
  return {
    chainId,
    network: offeredNetwork(state, chainId),
    networks: state.options?.networks ?? noNetworks,
    isSwitching: runningSwitches(state.network).length > 0,
  }
}
