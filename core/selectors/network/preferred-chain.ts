import { allNamespaces, defaultChain } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { rememberedChains } from './remembered-chains.ts'
import type { NetworkState } from '../../reducers/network/network.ts'
import type { BootState } from '../../reducers/root.ts'

/**
 * Returns the chain to begin with: the one chosen while no wallet was connected, else the last used one, else the host's default. Each only if it is
 * offered.
 */
export function preferredChain(state: Pick<BootState, 'options' | 'network' | 'connection'>): ChainId {
  const { options, network } = state
  const offered = options?.networks.map(({ id }) => id) ?? []
  const begin = [
    ...preferredChains(network).slice(0, 1),
    ...rememberedChains(state),
    options?.defaultNetwork,
    ...offered,
  ]
  return begin.find((id) => id && offered.includes(id)) ?? defaultChain
}

/** Returns the chosen chains, one in each namespace, the last choice first. */
export function preferredChains(network: NetworkState | undefined): readonly ChainId[] {
  if (!network) return []
  const { preferred, lastPreferred } = network
  const last = lastPreferred ? [lastPreferred] : []
  return [...new Set([...last, ...allNamespaces])].flatMap((namespace) => preferred[namespace] ?? [])
}
