import type { ChainId } from '../../domain/values/caip.ts'

/** Returns the status of a wallet on a chain. */
export function statusOn(offered: readonly ChainId[], chainId: ChainId): 'connected' | 'wrong-network' {
  return offered.includes(chainId) ? 'connected' : 'wrong-network'
}
