/** What is seen of something taller than its space: `rows` of `total`, below `offset` hidden ones. */
export type ScrollView = { readonly offset: number; readonly rows: number; readonly total: number }

/** Where something stands among what the focus can stand on, and its first row. */
export type Stop = { readonly top: number; readonly isFirst: boolean; readonly isLast: boolean }

/** How many rows are hidden above and below. */
export function hiddenRows({ offset, rows, total }: ScrollView): {
  readonly above: number
  readonly below: number
} {
  return { above: offset, below: Math.max(0, total - rows - offset) }
}

/** Whether a row is seen. */
export function isRowSeen({ offset, rows }: ScrollView, row: number): boolean {
  return row >= offset && row < offset + rows
}

/** The view moved to an offset, as far as there are rows. */
export function scrolledTo(view: ScrollView, offset: number): ScrollView {
  return { ...view, offset: Math.max(0, Math.min(view.total - view.rows, offset)) }
}

/** The view moved as little as it takes to see a stop and the row on either side of it; the first stop brings the beginning with it, the last one the end. */
export function withStopSeen(view: ScrollView, { top, isFirst, isLast }: Stop): ScrollView {
  if (isFirst && top < view.rows) return scrolledTo(view, 0)
  if (isLast && view.total - top <= view.rows) return scrolledTo(view, view.total)
  const highest = top + 2 - view.rows
  return scrolledTo(view, Math.max(highest, Math.min(top - 1, view.offset)))
}

/** The view a page further down (`by` above 0) or up, where a step of the focus would pass over rows that nobody has seen; null where the focus may step. */
export function scrolledBeforeStep(
  view: ScrollView,
  by: number,
  { top, isFirst, isLast }: Stop,
): ScrollView | null {
  const { above, below } = hiddenRows(view)
  const page = Math.max(1, view.rows - 1)
  if (by > 0 && below > 0 && (isLast || top >= view.offset + view.rows))
    return scrolledTo(view, view.offset + page)
  if (by < 0 && above > 0 && (isFirst || top < view.offset)) return scrolledTo(view, view.offset - page)
  return null
}
