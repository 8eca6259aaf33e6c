import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { baseUnitsSchema } from '../values/amount.schema.ts'

export const tokenFactsSchema = z.object({
  address: addressSchema,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.number()),
})

/** A whole number of base units that may be negative. */
const changeSchema = z.string().check(z.regex(/^-?[0-9]{1,78}$/))

export const balanceChangeSchema = z.object({
  token: z.nullable(addressSchema),
  holder: addressSchema,
  change: changeSchema,
})

export const permissionSchema = z.object({
  token: addressSchema,
  spender: addressSchema,
  /** In base units. Null for every token of the contract (ERC-721, ERC-1155). */
  amount: z.nullable(baseUnitsSchema),
})

export const simulationSchema = z.union([
  z.object({
    outcome: z.literal('done'),
    /** The gas of all calls. */
    gas: baseUnitsSchema,
    changes: z.array(balanceChangeSchema),
    permissions: z.array(permissionSchema),
    /** Contracts of collectibles that left the account. */
    collectibles: z.array(addressSchema),
    /** The lowest receipt that the last call accepts, proven by the simulation. Null if it was not proven. */
    minimum: z.nullable(baseUnitsSchema),
    /** Set if tokens outside of the review may leave unseen, because the node returned no logs and the call alone proves nothing. */
    areOthersUnseen: z.optional(z.boolean()),
  }),
  z.object({
    outcome: z.literal('reverted'),
    /** The revert data of the contract (hex). */
    data: z.optional(z.string()),
  }),
])

export const evidenceSchema = z.object({
  tokens: z.array(tokenFactsSchema),
  trial: z.nullable(simulationSchema),
})
