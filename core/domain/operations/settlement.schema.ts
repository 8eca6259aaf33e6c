import * as z from 'zod/mini'
import { settlements } from './settlement-outcome.ts'

/** In what a mined transaction differs from the one that a wallet was asked for. */
export const differences = ['earlier', 'account', 'stranger', 'content'] as const

export const Approved = z.object({ token: z.string(), spender: z.string(), amount: z.string() })

export const MinedInstead = z.object({
  /** `earlier`: it is older than the request; `account`: another account did the same; `stranger`: another account did something else; `content`: the account did something else. */
  difference: z.enum(differences),
  /** The account that did it. */
  from: z.nullable(z.string()),
  /** The payment that it made, with its token (null for the coin) in base units; null for none, and for one that cannot be read. */
  paid: z.nullable(z.object({ token: z.nullable(z.string()), amount: z.string(), to: z.string() })),
  /** What it let somebody take, in base units, as a token tells it. */
  approved: z.optional(Approved),
})

export const Moved = z.object({ paid: z.nullable(z.string()), got: z.nullable(z.string()) })

export const Settlement = z.object({
  outcome: z.enum(settlements),
  /** The hash of the transaction that took its place, where that is known. */
  replacement: z.nullable(z.string()),
  /** What was mined, where that is something else than the wallet was asked for. */
  instead: z.optional(MinedInstead),
  /** What a swap moved. */
  moved: z.optional(Moved),
  /** Whether it is confirmed, and nothing tells that it did what the wallet was asked for. */
  isUnchecked: z.optional(z.boolean()),
})
