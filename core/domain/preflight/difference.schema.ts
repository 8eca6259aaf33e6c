import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { baseUnitsSchema } from '../values/amount.schema.ts'

export const differenceSchema = z.union([
  /** A token has other decimals than its amounts were shown with. */
  z.object({
    kind: z.literal('decimals'),
    token: z.nullable(addressSchema),
    symbol: z.string(),
    shown: z.number(),
    real: z.number(),
  }),
  /** The contract at an address is no token. */
  z.object({ kind: z.literal('not-a-token'), token: addressSchema, symbol: z.string() }),
  /** More leaves the account than was reviewed. A null `token` is the coin. */
  z.object({
    kind: z.literal('pays-more'),
    token: z.nullable(addressSchema),
    most: baseUnitsSchema,
    pays: baseUnitsSchema,
  }),
  /** Another token leaves the account, too. `pays` is null for a collectible. */
  z.object({
    kind: z.literal('pays-other'),
    token: z.nullable(addressSchema),
    pays: z.nullable(baseUnitsSchema),
  }),
  /** The account receives less than the minimum of the review. */
  z.object({
    kind: z.literal('receives-less'),
    token: z.nullable(addressSchema),
    least: baseUnitsSchema,
    receives: baseUnitsSchema,
  }),
  /** A spender gets a right over tokens that was not reviewed. */
  z.object({ kind: z.literal('permission'), token: addressSchema, spender: addressSchema }),
  /** A spender got an allowance of other tokens, or of another amount, than the wallet was asked for. */
  z.object({
    kind: z.literal('approved-other'),
    token: addressSchema,
    spender: addressSchema,
    amount: baseUnitsSchema,
  }),
  /** The receiver gets nothing of the account's payment. */
  z.object({ kind: z.literal('nothing-arrives'), token: addressSchema, receiver: addressSchema }),
])
