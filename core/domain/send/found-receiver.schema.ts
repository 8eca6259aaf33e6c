import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { chainIdSchema } from '../values/caip.schema.ts'

export const foundReceiverSchema = z.object({
  /** The address, with its checksum (EIP-55). */
  address: addressSchema,
  /** The name that was resolved. Null if an address was typed. */
  name: z.nullable(z.string()),
  /** The URL of the name's picture, or null. */
  avatar: z.nullable(z.string()),
  /** Whether the address is a contract on the chain of the transfer. */
  isContract: z.boolean(),
  /** Whether that contract answers like a token (ERC-20 `decimals()`). */
  isToken: z.optional(z.boolean()),
  /** Whether the name has no address for the chain of the transfer, so that this is its address for Ethereum. */
  isEthereumRecord: z.optional(z.boolean()),
  /** The other chains on which the address is a contract, if that makes it unsafe on the chain of the transfer. */
  contractOn: z.optional(z.array(chainIdSchema)),
  /** Whether it is unknown if the address is a contract on Ethereum. */
  isUnchecked: z.optional(z.boolean()),
  /** Whether the address is an account of the visitor. Present only with one of the two fields above. */
  isOwn: z.optional(z.boolean()),
})
