import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'
import { ChainId } from '../values/caip.schema.ts'
import { PlannedCall } from './plan.schema.ts'
import { SwapToken } from './token.schema.ts'

const asked = {
  chainId: ChainId,
  address: Address,
  source: SwapToken,
  target: SwapToken,
  amount: BaseUnits,
  received: BaseUnits,
}

export const SignedSwap = z.object({
  ...asked,
  /** The lowest receipt in the review, if known. */
  minimum: z.optional(BaseUnits),
  hash: z.string(),
})

export const SentBundle = z.object({
  ...asked,
  /** The lowest receipt in the review, if known. */
  minimum: z.optional(BaseUnits),
  id: z.string(),
  walletKey: z.string(),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.number(),
  call: PlannedCall,
})
