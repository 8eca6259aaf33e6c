import type { ChainId } from '../../domain/values/caip.ts'
import { knownNetworkName } from '../../domain/network/names.ts'
import type { BootState } from '../../reducers/root.ts'
import { buttonTextsOf, offeredNetwork } from '../parts/select.ts'

/** A network's name, also of one that the host does not offer; for views that come late, since the names do with them. */
export function networkName(state: BootState, chainId: ChainId): string {
  return (
    offeredNetwork(state, chainId)?.name ??
    knownNetworkName(chainId) ??
    buttonTextsOf(state)('network.unknown', { chainId })
  )
}
