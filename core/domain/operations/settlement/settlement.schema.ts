import * as z from 'zod/mini'
import { settlements } from './settlement-outcome.ts'

/** The differences between a mined transaction and the requested one. */
export const differences = ['earlier', 'account', 'stranger', 'content'] as const

export const approvedSchema = z.object({ token: z.string(), spender: z.string(), amount: z.string() })

export const minedInsteadSchema = z.object({
  /**
   * The difference:
   * - `earlier`: It is older than the request.
   * - `account`: Another account did the same.
   * - `stranger`: Another account did something else.
   * - `content`: The account did something else.
   */
  difference: z.enum(differences),
  /** The account that sent it. */
  from: z.nullable(z.string()),
  /** The payment that it made, in base units of its token (null is the coin). Null for none, and if it cannot be read. */
  paid: z.nullable(z.object({ token: z.nullable(z.string()), amount: z.string(), to: z.string() })),
  /** The allowance that it gave, in base units, as the token reports it. */
  approved: z.optional(approvedSchema),
})

export const movedSchema = z.object({ paid: z.nullable(z.string()), got: z.nullable(z.string()) })

export const settlementSchema = z.object({
  outcome: z.enum(settlements),
  /** The hash of the transaction that took its place, if known. */
  replacement: z.nullable(z.string()),
  /** The mined transaction, if it is not the requested one. */
  instead: z.optional(minedInsteadSchema),
  /** The tokens that a swap moved. */
  moved: z.optional(movedSchema),
  /** Whether it is confirmed, but nothing proves that it did what the wallet was asked for. */
  isUnchecked: z.optional(z.boolean()),
})
