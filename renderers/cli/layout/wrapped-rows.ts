/** How many rows a text takes, by the rules of wrap-ansi: words stand whole where they can, and blanks are kept. */
export function wrappedRows(text: string, columns: number): number {
  let rows = 1
  let used = 0
  for (const [index, { length }] of text.split(' ').entries()) {
    if (index > 0) {
      if (used >= columns) {
        rows += 1
        used = 0
      }
      used += 1
    }
    if (used > 0 && used + length > columns && length > 0 && isWordMoved(length, used, columns)) {
      rows += 1
      used = 0
    }
    const breaks = Math.max(0, Math.ceil((used + length) / columns) - 1)
    rows += breaks
    used += length - breaks * columns
  }
  return rows
}

/** A word that fits no row moves only where that saves a break. */
function isWordMoved(length: number, used: number, columns: number): boolean {
  const breaks = (from: number) => Math.ceil((from + length) / columns) - 1
  return length <= columns || breaks(0) < breaks(used)
}
