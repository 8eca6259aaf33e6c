import * as z from 'zod/mini'
import { WholeNumber } from './whole-number.ts'

/** In what a balance is counted where a host shows a token in the coin's place: its symbol, how many decimals a whole one has, and the host's picture of it. */
export const BalanceUnit = z.object({
  symbol: z.string(),
  decimals: WholeNumber,
  image: z.nullable(z.string()),
})
export type BalanceUnit = z.infer<typeof BalanceUnit>
