import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'

export const TokenFacts = z.object({
  address: Address,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.number()),
})

/** A whole number of base units that may be below zero. */
const Change = z.string().check(z.regex(/^-?[0-9]{1,78}$/))

export const BalanceChange = z.object({ token: z.nullable(Address), holder: Address, change: Change })

export const Permission = z.object({
  token: Address,
  spender: Address,
  /** In base units; null for every token of the contract (ERC-721, ERC-1155). */
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
    /** The least that the last call accepts of what is received, proven by the trial; null where it was not proven. */
    minimum: z.nullable(BaseUnits),
    /** Whether tokens beside those of the review may leave unseen: the node told no logs, and the call proves nothing by itself. */
    areOthersUnseen: z.optional(z.boolean()),
  }),
  z.object({
    outcome: z.literal('reverted'),
    /** What the contract gave for a reason (hex). */
    data: z.optional(z.string()),
  }),
])

export const Evidence = z.object({ tokens: z.array(TokenFacts), trial: z.nullable(Simulation) })
