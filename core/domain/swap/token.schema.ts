import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { unsignedIntegerSchema } from '../values/numbers/unsigned-integer.schema.ts'

export const swapTokenSchema = z.object({
  /** The contract. Null for the network's coin. */
  address: z.nullable(addressSchema),
  name: z.string(),
  symbol: z.string(),
  decimals: unsignedIntegerSchema,
  /** The URL of its picture: a safe link, or null. */
  icon: z.nullable(z.string()),
  /** Whether a signature can approve it (EIP-2612). */
  hasPermit: z.boolean(),
})
