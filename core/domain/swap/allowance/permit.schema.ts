import * as z from 'zod/mini'
import { Address } from '../../account/account.schema.ts'
import { BaseUnits } from '../../values/amount.schema.ts'
import { ChainId } from '../../values/caip.schema.ts'
import { UnsignedInteger } from '../../values/unsigned-integer.schema.ts'

export const Permit = z.object({
  chainId: ChainId,
  token: Address,
  name: z.string(),
  version: z.string(),
  owner: Address,
  spender: Address,
  amount: BaseUnits,
  nonce: BaseUnits,
  deadline: UnsignedInteger,
})
