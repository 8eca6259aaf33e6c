import type { ChainId } from '../../domain/values/caip.ts'
import { knownNetworkName } from '../../domain/network/names.ts'
import type { BootState } from '../../reducers/root.ts'
import { buttonTextsOf, offeredNetwork } from '../parts/select.ts'

/** Returns a network's name, also of a network that the host does not offer. Only for views that load later, because the names are large. */
export function networkName(state: BootState, chainId: ChainId): string {
  return (
    offeredNetwork(state, chainId)?.name ??
    knownNetworkName(chainId) ??
    buttonTextsOf(state)('network.unknown', { chainId })
  )
}
