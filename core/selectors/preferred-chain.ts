import { defaultChain } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { rememberedChains } from './remembered-chains.ts'
import type { BootState } from '../reducers/root.ts'

/** The chain that was chosen while nothing was connected, else the one last used, else the one the host begins with; each as long as it is on offer. */
export function preferredChain(state: Pick<BootState, 'options' | 'network' | 'connection'>): ChainId {
  const { options, network } = state
  const offered = options?.networks.map(({ id }) => id) ?? []
  const begin = [network?.preferred, ...rememberedChains(state), options?.defaultNetwork, ...offered]
  return begin.find((id) => id && offered.includes(id)) ?? defaultChain
}
