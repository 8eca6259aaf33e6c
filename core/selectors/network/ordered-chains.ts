import type { ChainId } from '../../domain/values/caip.ts'
import { preferredChain, preferredChains } from './preferred-chain.ts'
import { rememberedChains } from './remembered-chains.ts'
import type { BootState } from '../../reducers/root.ts'

/** The chains on offer, the one first that was chosen, that was last used or that the host begins with, then those chosen and those last used in other namespaces. */
export function orderedChains(state: Pick<BootState, 'options' | 'network' | 'connection'>): ChainId[] {
  const offered = state.options?.networks.map(({ id }) => id) ?? []
  const chosen = preferredChains(state.network).filter((id) => offered.includes(id))
  return [...new Set([preferredChain(state), ...chosen, ...rememberedChains(state), ...offered])]
}
