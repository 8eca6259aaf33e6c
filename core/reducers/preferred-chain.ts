import type { ChainId } from '../domain/caip.ts'
import type { BootState } from './root.ts'

/** The chain that was chosen while nothing was connected, else the one the host begins with. */
export function preferredChain({ options, network }: Pick<BootState, 'options' | 'network'>): ChainId | null {
  return network?.preferred ?? options?.defaultNetwork ?? options?.networks[0]?.id ?? null
}
