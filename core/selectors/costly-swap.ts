import { isCostOutOfProportion } from '../domain/bounds/network-cost.ts'
import type { StateOf } from '../reducers/root.ts'
import { swapDetails } from './swap-details.ts'

/** Returns whether the network takes out of proportion for the swap that is quoted; false if a price is not known. */
export function isSwapCostly(state: StateOf<'swap'>): boolean {
  const details = swapDetails(state)
  return details !== null && isCostOutOfProportion(details.networkCost, details.givenWorth)
}
