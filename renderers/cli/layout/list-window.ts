/** The rows of a list that are shown: from `start` up to, not including, `end`. */
export type ListWindow = { readonly start: number; readonly end: number }

/** Which of `count` rows fit into `room`, with the focused one (or -1) near the middle. */
export function listWindow(count: number, focused: number, room: number): ListWindow {
  const size = Math.max(1, Math.min(count, room))
  const wanted = focused < 0 ? 0 : focused - Math.floor(size / 2)
  const start = Math.max(0, Math.min(count - size, wanted))
  return { start, end: Math.min(count, start + size) }
}
