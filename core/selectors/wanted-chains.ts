import type { ChainId } from '../domain/caip.ts'
import { preferredChain } from './preferred-chain.ts'
import { rememberedChains } from './remembered-chains.ts'
import type { BootState } from '../reducers/root.ts'

/** The chains on offer, the one first that was chosen, that was last used or that the host begins with, then those last used in other namespaces. */
export function wantedChains(state: Pick<BootState, 'options' | 'network' | 'connection'>): ChainId[] {
  const offered = state.options?.networks.map(({ id }) => id) ?? []
  return [...new Set([preferredChain(state), ...rememberedChains(state), ...offered])]
}
