import type * as z from 'zod/mini'
import type * as schema from './settlement.schema.ts'

/** How much of a token a spender may take, in base units. */
export type Approved = z.infer<typeof schema.Approved>

/** What was mined in the place of what a wallet was asked for. */
export type MinedInstead = z.infer<typeof schema.MinedInstead>

/** What a swap took of the account and what it brought, in base units; null where the chain does not tell. */
export type Moved = z.infer<typeof schema.Moved>

/** How a transaction ended. */
export type Settlement = z.infer<typeof schema.Settlement>

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
