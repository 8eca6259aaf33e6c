/** The frame's reaction to an `RPC_ABORT`: none, as the published schema of 5.1.11 does not know it, or one after a delay in milliseconds. */
export type AbortHabits = { isKnown: boolean; delay: number }

/** Returns the default: the frame obeys an abort at once. */
export function createAbortHabits(): AbortHabits {
  return { isKnown: true, delay: 0 }
}

/** Runs an order such as `{"aborts":"unknown"}`, `{"aborts":"late","delay":3000}` or `{"aborts":"heeded"}`. Returns whether it was such an order. */
export function orderAborts(habits: AbortHabits, order: Readonly<Record<string, unknown>>): boolean {
  const { aborts, delay = 3000 } = order
  if (aborts !== 'unknown' && aborts !== 'late' && aborts !== 'heeded') return false
  habits.isKnown = aborts !== 'unknown'
  habits.delay = aborts === 'late' ? Number(delay) : 0
  return true
}
