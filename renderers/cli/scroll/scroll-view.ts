/** The visible part of content taller than its space: `rows` of `total`, below `offset` hidden ones. */
export type ScrollView = { readonly offset: number; readonly rows: number; readonly total: number }

/** The position of an element among the focusable ones, and its first row. */
export type Stop = { readonly top: number; readonly isFirst: boolean; readonly isLast: boolean }

/** How many rows are hidden above and below. */
export function hiddenRows({ offset, rows, total }: ScrollView): {
  readonly above: number
  readonly below: number
} {
  return { above: offset, below: Math.max(0, total - rows - offset) }
}

/** Returns whether a row is visible. */
export function isRowSeen({ offset, rows }: ScrollView, row: number): boolean {
  return row >= offset && row < offset + rows
}

/** Returns the view at an offset, limited to the existing rows. */
export function scrolledTo(view: ScrollView, offset: number): ScrollView {
  return { ...view, offset: Math.max(0, Math.min(view.total - view.rows, offset)) }
}

/**
 * Returns the view scrolled as little as needed, so that a stop and its neighbouring rows are visible. The first stop scrolls to the beginning,
 * the last one to the end.
 */
export function withStopSeen(view: ScrollView, { top, isFirst, isLast }: Stop): ScrollView {
  if (isFirst && top < view.rows) return scrolledTo(view, 0)
  if (isLast && view.total - top <= view.rows) return scrolledTo(view, view.total)
  const highest = top + 2 - view.rows
  return scrolledTo(view, Math.max(highest, Math.min(top - 1, view.offset)))
}

/** Returns the view a page further down (`by` above 0) or up, if a focus step would skip rows that were not visible yet. Returns null otherwise. */
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
