import * as z from 'zod/mini'
import { Address } from './account.ts'
import { BaseUnits } from './amount.ts'
import { ChainId } from './caip.ts'

/** So much of a token (null for the coin) of an account that is to become another token of the same chain. */
export const SwapOrder = z.object({
  chainId: ChainId,
  account: Address,
  from: z.nullable(Address),
  to: z.nullable(Address),
  amount: BaseUnits,
})
export type SwapOrder = z.infer<typeof SwapOrder>
