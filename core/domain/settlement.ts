import * as z from 'zod/mini'

/** How a transaction ended: by its receipt, as something else than the wallet was asked for (`other`), by another one in its place (sped up, cancelled, or something else), because no node knows it any more, or not yet when nobody waited longer; `unknown` where no node had ever known it by then. */
export const settlements = [
  'confirmed',
  'failed',
  'other',
  'sped-up',
  'cancelled',
  'replaced',
  'dropped',
  'unknown',
  'unsettled',
] as const

/** In what a mined transaction differs from the one that a wallet was asked for. */
export const differences = ['earlier', 'account', 'stranger', 'content'] as const

/** How much of a token a spender may take, in base units. */
export const Approved = z.object({ token: z.string(), spender: z.string(), amount: z.string() })
export type Approved = z.infer<typeof Approved>

/** What was mined in the place of what a wallet was asked for. */
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
export type MinedInstead = z.infer<typeof MinedInstead>

/** What a swap took of the account and what it brought, in base units; null where the chain does not tell. */
export const Moved = z.object({ paid: z.nullable(z.string()), got: z.nullable(z.string()) })
export type Moved = z.infer<typeof Moved>

/** How a transaction ended. */
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
export type Settlement = z.infer<typeof Settlement>

/** That a node knows a transaction: as which of its account's it counts it, and a digest of what it does. */
export type Sighting = { readonly nonce: number; readonly actionDigest?: string | undefined }

/** Whether a transaction may still come to another end: nobody waited longer, or nodes lost sight of it or never had it. */
export function isOpen({ outcome }: Pick<Settlement, 'outcome'>): boolean {
  return outcome === 'unsettled' || outcome === 'dropped' || outcome === 'unknown'
}

/** Whether an end that somebody else saw says more than what is known here; how long somebody else waited says nothing. */
export function saysMore(end: Settlement | null, known: Settlement | null): end is Settlement {
  if (end === null || end.outcome === 'unsettled' || end.outcome === 'unknown') return false
  return known === null || (isOpen(known) && end.outcome !== known.outcome)
}
