import type * as z from 'zod/mini'
import type * as schema from './balance-unit.schema.ts'

/** In what a balance is counted where a host shows a token in the coin's place: its symbol, how many decimals a whole one has, and the host's picture of it. */
export type BalanceUnit = z.infer<typeof schema.BalanceUnit>
