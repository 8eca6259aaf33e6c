import type { ChainId } from '../values/caip.ts'
import { coinbaseNetworkName } from './coinbase-network.ts'
import type { OnRampProvider } from './provider.ts'

/** Whether a provider sells on a network, as far as anybody knows before asking it. */
export function onRampSellsOn({ url }: OnRampProvider, chainId: ChainId): boolean {
  return url !== null || coinbaseNetworkName(chainId) !== null
}
