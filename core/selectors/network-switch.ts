import type { ChainId } from '../domain/caip.ts'
import type { NetworkState } from '../reducers/network.ts'

/** The question to the wallet that runs about a chain, or null. */
export function switchTo(network: NetworkState | undefined, chainId: ChainId): string | null {
  const switching = network?.switching
  return switching && switching.chainId === chainId && switching.status !== 'failed'
    ? switching.attempt
    : null
}
