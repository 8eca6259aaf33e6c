/**
 * The outcomes of a transaction:
 * - `confirmed` and `failed`: The outcome in its receipt.
 * - `other`: The mined transaction is not the requested one.
 * - `sped-up`, `cancelled` and `replaced`: Another transaction took its place.
 * - `dropped`: The nodes do not know it any more.
 * - `unknown`: No node had ever known it.
 * - `unsettled`: It was pending when the wait ended.
 */
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
