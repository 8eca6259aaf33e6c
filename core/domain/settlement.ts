import * as z from 'zod/mini'

/** How a transaction ended: by its receipt, by another one in its place (sped up, cancelled, or something else), because no node knows it any more, or not yet when nobody waited longer. */
export const settlements = [
  'confirmed',
  'failed',
  'sped-up',
  'cancelled',
  'replaced',
  'dropped',
  'unsettled',
] as const

/** How a transaction ended, and the hash of the one that took its place, where that is known. */
export const Settlement = z.object({
  outcome: z.enum(settlements),
  replacement: z.nullable(z.string()),
})
export type Settlement = z.infer<typeof Settlement>

/** That a node knows a transaction: as which of its account's it counts it, and a digest of what it does. */
export type Sighting = { readonly nonce: number; readonly actionDigest?: string | undefined }

/** Whether a transaction may still come to another end: nobody waited longer, or nodes lost sight of it. */
export function isOpen({ outcome }: Pick<Settlement, 'outcome'>): boolean {
  return outcome === 'unsettled' || outcome === 'dropped'
}

/** Whether an end that somebody else saw says more than what is known here; how long somebody else waited says nothing. */
export function saysMore(end: Settlement | null, known: Settlement | null): end is Settlement {
  if (end === null || end.outcome === 'unsettled') return false
  return known === null || (isOpen(known) && end.outcome !== known.outcome)
}
