import type * as z from 'zod/mini'
import type * as schema from './evidence.schema.ts'

/** What the contract or mint of a token says of itself; null where it does not answer. */
export type TokenFacts = z.infer<typeof schema.TokenFacts>

/** By how much a balance changed; `token` is null for the coin. */
export type BalanceChange = z.infer<typeof schema.BalanceChange>

/** A right over tokens of the account that somebody was given. */
export type Permission = z.infer<typeof schema.Permission>

/** What calls do to an account, as a node tried them on the latest block. */
export type Simulation = z.infer<typeof schema.Simulation>

/** What the chain says of a review: its tokens, and what the calls would do; `trial` is null where no node can try them. */
export type Evidence = z.infer<typeof schema.Evidence>
