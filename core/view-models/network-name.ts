import type { ChainId } from '../domain/caip.ts'
import type { BootState } from '../reducers/root.ts'
import { buttonTextsOf, offeredNetwork } from './select.ts'

/** A network's name, or what can be said of one the host does not offer. */
export function networkName(state: BootState, chainId: ChainId): string {
  return offeredNetwork(state, chainId)?.name ?? buttonTextsOf(state)('network.unknown', { chainId })
}
