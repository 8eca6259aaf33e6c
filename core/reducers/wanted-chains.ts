import type { ChainId } from '../domain/caip.ts'
import { preferredChain } from './preferred-chain.ts'
import type { BootState } from './root.ts'

/** The chains on offer, the one first that was chosen or that the host begins with. */
export function wantedChains(state: Pick<BootState, 'options' | 'network'>): ChainId[] {
  const preferred = preferredChain(state)
  const offered = state.options?.networks.map(({ id }) => id) ?? []
  return [...new Set([...(preferred ? [preferred] : []), ...offered])]
}
