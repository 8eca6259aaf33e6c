import type * as z from 'zod/mini'
import type * as schema from './evidence.schema.ts'

/** The symbol and decimals that a token's contract or mint reports. Null if it does not answer. */
export type TokenFacts = z.infer<typeof schema.tokenFactsSchema>

/** The change of a balance. A null `token` is the coin. */
export type BalanceChange = z.infer<typeof schema.balanceChangeSchema>

/** A right over tokens of the account that a spender got. */
export type Permission = z.infer<typeof schema.permissionSchema>

/** The effect of calls on an account, as a node simulated them on the latest block. */
export type Simulation = z.infer<typeof schema.simulationSchema>

/** The on-chain data for a review: its tokens, and the effect of the calls. `trial` is null if no node can simulate them. */
export type Evidence = z.infer<typeof schema.evidenceSchema>
