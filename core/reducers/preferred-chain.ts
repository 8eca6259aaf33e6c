import { defaultChain } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { rememberedChains } from './remembered-chains.ts'
import type { BootState } from './root.ts'

/** The chain that was chosen while nothing was connected, else the one last used, else the one the host begins with. */
export function preferredChain(state: Pick<BootState, 'options' | 'network' | 'connection'>): ChainId {
  const { options, network } = state
  const [lastUsed] = rememberedChains(state)
  return network?.preferred ?? lastUsed ?? options?.defaultNetwork ?? options?.networks[0]?.id ?? defaultChain
}
