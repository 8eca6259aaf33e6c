/** How the frame takes an `RPC_ABORT`: not at all, as the published schema of 5.1.11 knows none, or after so many milliseconds. */
export type AbortHabits = { isKnown: boolean; delay: number }

/** The frame's own way: it heeds an abort at once. */
export function createAbortHabits(): AbortHabits {
  return { isKnown: true, delay: 0 }
}

/** Takes an order such as `{"aborts":"unknown"}`, `{"aborts":"late","delay":3000}` or `{"aborts":"heeded"}`. Returns whether it was one. */
export function orderAborts(habits: AbortHabits, order: Readonly<Record<string, unknown>>): boolean {
  const { aborts, delay = 3000 } = order
  if (aborts !== 'unknown' && aborts !== 'late' && aborts !== 'heeded') return false
  habits.isKnown = aborts !== 'unknown'
  habits.delay = aborts === 'late' ? Number(delay) : 0
  return true
}
