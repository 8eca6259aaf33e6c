import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { ChainId } from '../values/caip.schema.ts'

export const FoundReceiver = z.object({
  /** The address, with its checksum (EIP-55). */
  address: Address,
  /** The name by which it was found; null if an address was typed. */
  name: z.nullable(z.string()),
  /** The URL of the name's picture, or null. */
  avatar: z.nullable(z.string()),
  /** Whether a contract stands at the address on the chain of the sending. */
  isContract: z.boolean(),
  /** Whether that contract answers like a token (ERC-20 `decimals()`). */
  isToken: z.optional(z.boolean()),
  /** Whether the name has no address for the chain of the sending, so that this is the one for Ethereum. */
  isEthereumRecord: z.optional(z.boolean()),
  /** The other chains on which a contract stands at this address, if that makes it unsafe to use here. */
  contractOn: z.optional(z.array(ChainId)),
  /** Whether it is unknown if a contract stands at this address on Ethereum. */
  isUnchecked: z.optional(z.boolean()),
  /** Whether it is an account of the visitor's own; only said beside the two before. */
  isOwn: z.optional(z.boolean()),
})
