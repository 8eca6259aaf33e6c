import type { ChainId } from '../../values/caip.ts'
import type { Ratio } from '../../values/ratio.ts'
import { isDearGasPrice } from './gas-price.ts'
import { isCostOutOfProportion } from './network-cost.ts'

/** Why an order is costly: the network takes more than half of it, or a gas price that it hardly ever has. */
export type Costliness = 'half' | 'dear-gas'

/** Finds why an order is costly. Cost and worth are in US dollars, the gas price is in wei. Returns null if it is not, as far as they are known. */
export function costliness({
  chainId,
  cost,
  worth,
  gasPrice,
}: {
  readonly chainId: ChainId
  readonly cost: Ratio | null
  readonly worth: Ratio | null
  readonly gasPrice: bigint | null
}): Costliness | null {
  if (isCostOutOfProportion(cost, worth)) return 'half'
  return gasPrice !== null && isDearGasPrice(chainId, gasPrice) ? 'dear-gas' : null
}
