import type { ChainId } from '../../values/caip.ts'
import type { Ratio } from '../../values/numbers/ratio.ts'
import { isDearGasPrice } from './gas-price.ts'
import { isCostOutOfProportion } from './network-cost.ts'

/** Why an order is costly. `half`: the network's cost is more than half of its worth. `dear-gas`: the gas price is unusually high for the chain. */
export type Costliness = 'half' | 'dear-gas'

/**
 * Returns why an order is costly. Cost and worth are in US dollars, the gas price is in wei. Returns null if it is not costly, or if too little is
 * known.
 */
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
