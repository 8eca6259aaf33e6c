import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'
import { ChainId } from '../values/caip.schema.ts'

export const SwapOrder = z.object({
  chainId: ChainId,
  account: Address,
  from: z.nullable(Address),
  to: z.nullable(Address),
  amount: BaseUnits,
})
