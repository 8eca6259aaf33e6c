import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'

export const Difference = z.union([
  /** A token counts in other decimals than its amounts were shown with. */
  z.object({
    kind: z.literal('decimals'),
    token: z.nullable(Address),
    symbol: z.string(),
    shown: z.number(),
    real: z.number(),
  }),
  /** No token answers at an address. */
  z.object({ kind: z.literal('not-a-token'), token: Address, symbol: z.string() }),
  /** More leaves the account than was reviewed; `token` is null for the coin. */
  z.object({
    kind: z.literal('pays-more'),
    token: z.nullable(Address),
    most: BaseUnits,
    pays: BaseUnits,
  }),
  /** Something else leaves the account, too; `pays` is null for a collectible. */
  z.object({ kind: z.literal('pays-other'), token: z.nullable(Address), pays: z.nullable(BaseUnits) }),
  /** Less comes than was the least at the review. */
  z.object({
    kind: z.literal('receives-less'),
    token: z.nullable(Address),
    least: BaseUnits,
    receives: BaseUnits,
  }),
  /** Somebody is given a right over tokens that was not reviewed. */
  z.object({ kind: z.literal('permission'), token: Address, spender: Address }),
  /** Somebody was allowed to take other tokens, or another amount, than the wallet was asked for. */
  z.object({ kind: z.literal('approved-other'), token: Address, spender: Address, amount: BaseUnits }),
  /** The receiver gets nothing of what the account pays. */
  z.object({ kind: z.literal('nothing-arrives'), token: Address, receiver: Address }),
])
