import * as z from 'zod/mini'
import { BaseUnits } from './amount.ts'
import { TransactionFees } from './transaction-fees.ts'

/** What sending takes of the network's coin, in base units: the gas and its fees, the most that this may cost, which has to be there, and what it will likely cost as the chain stands; both with what a rollup takes for its place on the chain below. */
export const SendEstimate = z.object({
  gas: BaseUnits,
  fees: TransactionFees,
  mostCost: BaseUnits,
  likelyCost: BaseUnits,
})
export type SendEstimate = z.infer<typeof SendEstimate>
