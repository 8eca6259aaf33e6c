import * as z from 'zod/mini'
import { Address } from './account.schema.ts'
import { BaseUnits } from './amount.schema.ts'
import { ChainId } from './caip.schema.ts'
import { WholeNumber } from './whole-number.schema.ts'

export const Permit = z.object({
  chainId: ChainId,
  token: Address,
  name: z.string(),
  version: z.string(),
  owner: Address,
  spender: Address,
  amount: BaseUnits,
  nonce: BaseUnits,
  deadline: WholeNumber,
})
