import type { ChainId } from '../values/caip.ts'
import { coinbaseNetworkName } from './coinbase-network.ts'
import type { OnRampProvider } from './provider.ts'

/** Returns whether a provider may sell on a network, as far as Latchkey knows without a request. */
export function onRampSellsOn({ url }: OnRampProvider, chainId: ChainId): boolean {
  return url !== null || coinbaseNetworkName(chainId) !== null
}
