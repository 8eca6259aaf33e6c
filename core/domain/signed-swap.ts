import * as z from 'zod/mini'
import { Address } from './account.ts'
import { BaseUnits } from './amount.ts'
import { ChainId } from './caip.ts'
import { SwapToken } from './swap-token.ts'

/** A swap that a wallet signed and sent, with its tokens and amounts as they were quoted, in base units. */
export const SignedSwap = z.object({
  chainId: ChainId,
  address: Address,
  hash: z.string(),
  source: SwapToken,
  target: SwapToken,
  amount: BaseUnits,
  received: BaseUnits,
})
export type SignedSwap = z.infer<typeof SignedSwap>
