import * as z from 'zod/mini'
import { ChainId } from '../values/caip.schema.ts'
import { FoundReceiver } from './found-receiver.schema.ts'
import { Checked } from '../preflight/checked.schema.ts'
import { SendEstimate } from './estimate.schema.ts'
import { HeldToken } from '../tokens/balances.schema.ts'
import { Transfer } from '../operations/transfer.schema.ts'

export const SendOrder = z.object({
  chainId: ChainId,
  transfer: Transfer,
  token: HeldToken,
  receiver: FoundReceiver,
  cost: SendEstimate,
  /** The on-chain checks. Null if no node answered. */
  checked: z.nullable(Checked),
})
