import type * as z from 'zod/mini'
import type * as schema from './settlement.schema.ts'

/** The allowance of a spender for a token, in base units. */
export type Approved = z.infer<typeof schema.approvedSchema>

/** The mined transaction in place of the requested one. */
export type MinedInstead = z.infer<typeof schema.minedInsteadSchema>

/** The amounts that a swap took from the account and brought to it, in base units. Null if the chain does not report them. */
export type Moved = z.infer<typeof schema.movedSchema>

/** The outcome of a transaction. */
export type Settlement = z.infer<typeof schema.settlementSchema>

/** A node's report of a pending transaction: its nonce, and a digest of its action. */
export type PendingFacts = { readonly nonce: number; readonly actionDigest?: string | undefined }

/** Returns whether the outcome may still change. The wait ended early, or the nodes lost the transaction or never had it. */
export function isOpen({ outcome }: Pick<Settlement, 'outcome'>): boolean {
  return outcome === 'unsettled' || outcome === 'dropped' || outcome === 'unknown'
}

/** Returns whether an outcome from another observer says more than the known one. The end of another observer's wait says nothing. */
export function saysMore(end: Settlement | null, known: Settlement | null): end is Settlement {
  if (end === null || end.outcome === 'unsettled' || end.outcome === 'unknown') return false
  return known === null || (isOpen(known) && end.outcome !== known.outcome)
}
