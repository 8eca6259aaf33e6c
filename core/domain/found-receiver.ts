import * as z from 'zod/mini'
import { Address } from './account.ts'

/** Who a receiver is: its address with its checksum (EIP-55), the name and the picture by which it was found, null where it was no name, and whether a contract stands there. */
export const FoundReceiver = z.object({
  address: Address,
  name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  isContract: z.boolean(),
})
export type FoundReceiver = z.infer<typeof FoundReceiver>
