/** The visible rows of a list: from `start` up to `end`, exclusive. */
export type ListWindow = { readonly start: number; readonly end: number }

/** Returns which of `count` rows fit into `room`, with the focused one (or -1) near the middle. */
export function listWindow(count: number, focused: number, room: number): ListWindow {
  const size = Math.max(1, Math.min(count, room))
  const wanted = focused < 0 ? 0 : focused - Math.floor(size / 2)
  const start = Math.max(0, Math.min(count - size, wanted))
  return { start, end: Math.min(count, start + size) }
}

/** A row that may have a heading, which it shares with its neighbours. */
type Grouped = { readonly group?: string }

/** Returns how many headings the rows of a window need. */
export function headingsIn(items: readonly Grouped[], { start, end }: ListWindow): number {
  return items
    .slice(start, end)
    .filter(
      ({ group }, index) => group !== undefined && (index === 0 || group !== items[start + index - 1]?.group),
    ).length
}

/** Returns which rows fit into `room` together with their headings. */
export function groupedWindow(items: readonly Grouped[], focused: number, room: number): ListWindow {
  let { start, end } = listWindow(items.length, focused, room)
  while (end - start > 1 && end - start + headingsIn(items, { start, end }) > room) {
    if (end - 1 > focused) end -= 1
    else start += 1
  }
  return { start, end }
}
