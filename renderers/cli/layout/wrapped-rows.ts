/**
 * Returns a text with its line breaks at a width in columns, by the same rules. Rows do not begin with the space at which the text was broken.
 * Ink would lose the colour of every row but the first, if it broke a text that has its colour already.
 */
export function wrappedText(text: string, columns: number): string {
  const width = Math.max(1, columns)
  const rows = ['']
  const used = () => rows.at(-1)?.length ?? 0
  const add = (piece: string) => void rows.push((rows.pop() ?? '') + piece)
  for (const [index, word] of text.split(' ').entries()) {
    if (index > 0) {
      if (used() >= width) rows.push('')
      add(' ')
    }
    if (used() > 0 && word !== '' && used() + word.length > width && isWordMoved(word.length, used(), width))
      rows.push('')
    let rest = word
    while (used() + rest.length > width) {
      const room = width - used()
      add(rest.slice(0, room))
      rest = rest.slice(room)
      rows.push('')
    }
    add(rest)
  }
  return rows.map((row, index) => (index === 0 ? row : row.replace(/^ /, ''))).join('\n')
}

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
