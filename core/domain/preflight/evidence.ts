import * as z from 'zod/mini'
import { Address } from '../account.ts'
import { BaseUnits } from '../amount.ts'

/** What the contract or mint of a token says of itself; null where it does not answer. */
export const TokenFacts = z.object({
  address: Address,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.number()),
})
export type TokenFacts = z.infer<typeof TokenFacts>

/** A whole number of base units that may be below zero. */
const Change = z.string().check(z.regex(/^-?[0-9]{1,78}$/))

/** By how much a balance changed; `token` is null for the coin. */
export const BalanceChange = z.object({ token: z.nullable(Address), holder: Address, change: Change })
export type BalanceChange = z.infer<typeof BalanceChange>

/** A right over tokens of the account that somebody was given. */
export const Permission = z.object({
  token: Address,
  spender: Address,
  /** In base units; null for every token of the contract (ERC-721, ERC-1155). */
  amount: z.nullable(BaseUnits),
})
export type Permission = z.infer<typeof Permission>

/** What calls do to an account, as a node tried them on the latest block. */
export const Trial = z.union([
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
export type Trial = z.infer<typeof Trial>

/** What the chain says of a review: its tokens, and what the calls would do; `trial` is null where no node can try them. */
export const Evidence = z.object({ tokens: z.array(TokenFacts), trial: z.nullable(Trial) })
export type Evidence = z.infer<typeof Evidence>
