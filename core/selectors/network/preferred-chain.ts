import { allNamespaces, defaultChain } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { rememberedChains } from './remembered-chains.ts'
import type { NetworkState } from '../../reducers/network/network.ts'
import type { BootState } from '../../reducers/root.ts'

/** The chain that was chosen while nothing was connected, else the one last used, else the one the host begins with; each as long as it is on offer. */
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

/** The chains that were chosen, one in each namespace, the last choice first. */
export function preferredChains(network: NetworkState | undefined): readonly ChainId[] {
  if (!network) return []
  const { preferred, lastPreferred } = network
  const last = lastPreferred ? [lastPreferred] : []
  return [...new Set([...last, ...allNamespaces])].flatMap((namespace) => preferred[namespace] ?? [])
}
