import type { ChainId } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns the offered chains that stored sessions were last on, one for each namespace of each session. */
export function rememberedChains({ connection }: Pick<BootState, 'connection'>): readonly ChainId[] {
  const { remembered, offered } = connection
  return remembered
    .flatMap(({ namespaces }) => namespaces.flatMap(({ chainId }) => chainId ?? []))
    .filter((chainId) => offered.includes(chainId))
}
