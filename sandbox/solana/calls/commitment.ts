/** The commitment levels. */
export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** The slots until a processed transaction reaches each level. */
export const slotsUntil: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: 32 }

/** Returns the level that something of `slot` has reached in the slot `now`. */
export function commitmentOf(slot: number, now: number): Commitment {
  if (now - slot >= slotsUntil.finalized) return 'finalized'
  return now - slot >= slotsUntil.confirmed ? 'confirmed' : 'processed'
}

/** Reads a level of a call's options, also by its older names. A missing one is `finalized`. */
export function readCommitment(value: unknown): Commitment {
  if (value === 'processed' || value === 'recent') return 'processed'
  if (value === 'confirmed' || value === 'single' || value === 'singleGossip') return 'confirmed'
  return 'finalized'
}
