import type { Costliness } from '../../domain/order/bounds/costliness.ts'
import { costlinessOfDetails } from '../../domain/swap/review/risk-rules.ts'
import type { StateOf } from '../../reducers/root.ts'
import { swapDetails } from './details.ts'
import { swapGas } from './holdings.ts'

/** Returns why the quoted swap is costly. Null if it is not, as far as prices are known. */
export function costlinessOfSwap(state: StateOf<'swap'>): Costliness | null {
  const { holder } = state.swap
  const details = swapDetails(state)
  return holder && details && costlinessOfDetails(holder.chainId, details, swapGas(state))
}
