/** How sure a chain is of what it says. */
export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** Slots until what was processed has reached each level. */
export const slotsUntil: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: 32 }

/** The level that something of `slot` has reached in the slot `now`. */
export function commitmentOf(slot: number, now: number): Commitment {
  if (now - slot >= slotsUntil.finalized) return 'finalized'
  return now - slot >= slotsUntil.confirmed ? 'confirmed' : 'processed'
}

/** Reads a level from a call's options; the older names of each are known, and what is missing means `finalized`. */
export function readCommitment(value: unknown): Commitment {
  if (value === 'processed' || value === 'recent') return 'processed'
  if (value === 'confirmed' || value === 'single' || value === 'singleGossip') return 'confirmed'
  return 'finalized'
}
