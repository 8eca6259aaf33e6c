import * as z from 'zod/mini'
import { Address } from './account.ts'
import { BaseUnits } from './amount.ts'
import { ChainId } from './caip.ts'
import { PlannedCall } from './swap-plan.ts'
import { SwapToken } from './swap-token.ts'

const asked = {
  chainId: ChainId,
  address: Address,
  source: SwapToken,
  target: SwapToken,
  amount: BaseUnits,
  received: BaseUnits,
}

/** A swap that a wallet signed and sent, with its tokens and amounts as they were quoted, in base units. */
export const SignedSwap = z.object({
  ...asked,
  /** The least that may come, as it was reviewed, if that is known. */
  minimum: z.optional(BaseUnits),
  hash: z.string(),
})
export type SignedSwap = z.infer<typeof SignedSwap>

/** A swap that a wallet sent together with its approval, by the id under which that wallet (`walletKey`) knows both until it names a transaction; `call` is that of the swap. */
export const SentBundle = z.object({
  ...asked,
  /** The least that may come, as it was reviewed, if that is known. */
  minimum: z.optional(BaseUnits),
  id: z.string(),
  walletKey: z.string(),
  /** When the wallet was asked, in milliseconds since 1970. */
  askedAt: z.number(),
  call: PlannedCall,
})
export type SentBundle = z.infer<typeof SentBundle>
