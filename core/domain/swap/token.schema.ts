import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { UnsignedInteger } from '../values/unsigned-integer.schema.ts'

export const SwapToken = z.object({
  /** The contract. Null for the network's coin. */
  address: z.nullable(Address),
  name: z.string(),
  symbol: z.string(),
  decimals: UnsignedInteger,
  /** The URL of its picture: a safe link, or null. */
  icon: z.nullable(z.string()),
  /** Whether a signature can approve it (EIP-2612). */
  hasPermit: z.boolean(),
})
