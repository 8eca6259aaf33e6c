/** Returns the height of a text in rows, by the rules of wrap-ansi: words stay complete if possible, and spaces remain. */
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

/** Returns whether a word moves to the next row. A word that fits no row moves only if that saves a break. */
function isWordMoved(length: number, used: number, columns: number): boolean {
  const breaks = (from: number) => Math.ceil((from + length) / columns) - 1
  return length <= columns || breaks(0) < breaks(used)
}
