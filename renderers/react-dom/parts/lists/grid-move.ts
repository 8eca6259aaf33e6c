/** The focused tile in a grid of `count` tiles, and the grid's layout. */
export type GridPlace = {
  readonly focused: number
  readonly columns: number
  readonly rowsInSight: number
  readonly count: number
  readonly isTurned: boolean
}

/** Returns the tile that a key leads to, or null if the key has no meaning here. */
export function gridMove(
  key: string,
  { focused, columns, rowsInSight, count, isTurned }: GridPlace,
): number | null {
  const aside = isTurned ? -1 : 1
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: focused + aside,
    ArrowLeft: focused - aside,
    ArrowDown: focused + columns,
    ArrowUp: focused - columns,
    PageDown: focused + columns * rowsInSight,
    PageUp: focused - columns * rowsInSight,
    Home: 0,
    End: count - 1,
  }
  const next = moves[key]
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next))
}
