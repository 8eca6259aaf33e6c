import { isDearGasPrice } from '../domain/bounds/gas-price.ts'
import { isCostOutOfProportion } from '../domain/bounds/network-cost.ts'
import type { Costliness } from '../domain/bounds/network-cost.ts'
import type { StateOf } from '../reducers/root.ts'
import { swapDetails } from './swap-details.ts'
import { swapGas } from './swap-holdings.ts'

/** Finds why the swap that is quoted is costly; null if it is not, as far as prices are known. */
export function costlinessOfSwap(state: StateOf<'swap'>): Costliness | null {
  const { holder } = state.swap
  const details = swapDetails(state)
  if (!holder || !details) return null
  if (isCostOutOfProportion(details.networkCost, details.givenWorth)) return 'half'
  const paid = swapGas(state)
  return paid && isDearGasPrice(holder.chainId, BigInt(paid.gasPrice)) ? 'dear-gas' : null
}
