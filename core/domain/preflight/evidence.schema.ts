import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'

export const TokenFacts = z.object({
  address: Address,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.number()),
})

/** A whole number of base units that may be negative. */
const Change = z.string().check(z.regex(/^-?[0-9]{1,78}$/))

export const BalanceChange = z.object({ token: z.nullable(Address), holder: Address, change: Change })

export const Permission = z.object({
  token: Address,
  spender: Address,
  /** In base units. Null for every token of the contract (ERC-721, ERC-1155). */
  amount: z.nullable(BaseUnits),
})

export const Simulation = z.union([
  z.object({
    outcome: z.literal('done'),
    /** The gas of all calls. */
    gas: BaseUnits,
    changes: z.array(BalanceChange),
    permissions: z.array(Permission),
    /** Contracts of collectibles that left the account. */
    collectibles: z.array(Address),
    /** The lowest receipt that the last call accepts, proven by the simulation. Null if it was not proven. */
    minimum: z.nullable(BaseUnits),
    /** Set if tokens outside of the review may leave unseen, because the node returned no logs and the call alone proves nothing. */
    areOthersUnseen: z.optional(z.boolean()),
  }),
  z.object({
    outcome: z.literal('reverted'),
    /** The revert data of the contract (hex). */
    data: z.optional(z.string()),
  }),
])

export const Evidence = z.object({ tokens: z.array(TokenFacts), trial: z.nullable(Simulation) })
