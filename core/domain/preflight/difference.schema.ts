import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'

export const Difference = z.union([
  /** A token has other decimals than its amounts were shown with. */
  z.object({
    kind: z.literal('decimals'),
    token: z.nullable(Address),
    symbol: z.string(),
    shown: z.number(),
    real: z.number(),
  }),
  /** The contract at an address is no token. */
  z.object({ kind: z.literal('not-a-token'), token: Address, symbol: z.string() }),
  /** More leaves the account than was reviewed. A null `token` is the coin. */
  z.object({
    kind: z.literal('pays-more'),
    token: z.nullable(Address),
    most: BaseUnits,
    pays: BaseUnits,
  }),
  /** Another token leaves the account, too. `pays` is null for a collectible. */
  z.object({ kind: z.literal('pays-other'), token: z.nullable(Address), pays: z.nullable(BaseUnits) }),
  /** The account receives less than the minimum of the review. */
  z.object({
    kind: z.literal('receives-less'),
    token: z.nullable(Address),
    least: BaseUnits,
    receives: BaseUnits,
  }),
  /** A spender gets a right over tokens that was not reviewed. */
  z.object({ kind: z.literal('permission'), token: Address, spender: Address }),
  /** A spender got an allowance of other tokens, or of another amount, than the wallet was asked for. */
  z.object({ kind: z.literal('approved-other'), token: Address, spender: Address, amount: BaseUnits }),
  /** The receiver gets nothing of the account's payment. */
  z.object({ kind: z.literal('nothing-arrives'), token: Address, receiver: Address }),
])
