import type * as z from 'zod/mini'
import type * as schema from './balance-unit.schema.ts'

/** The unit of a balance if a host app shows a token in place of the coin. It has a symbol, decimals, and the host app's picture. */
export type BalanceUnit = z.infer<typeof schema.balanceUnitSchema>
