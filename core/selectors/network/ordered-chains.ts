import type { ChainId } from '../../domain/values/caip.ts'
import { preferredChain, preferredChains } from './preferred-chain.ts'
import { rememberedChains } from './remembered-chains.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns the offered chains in order: the preferred one, those chosen in other namespaces, those last used, then the rest. */
export function orderedChains(state: Pick<BootState, 'options' | 'network' | 'connection'>): ChainId[] {
  const offered = state.options?.networks.map(({ id }) => id) ?? []
  const chosen = preferredChains(state.network).filter((id) => offered.includes(id))
  return [...new Set([preferredChain(state), ...chosen, ...rememberedChains(state), ...offered])]
}
