/** Returns the word that is most similar to a wrong one, with at most two different letters. Null if there is none. */
export function nearestWord(meant: string, words: readonly string[]): string | null {
  const near = words
    .map((word) => ({ word, steps: stepsBetween(meant, word) }))
    .sort((one, other) => one.steps - other.steps)[0]
  return near && near.steps <= 2 ? near.word : null
}

/** Returns how many letters must be inserted, removed or replaced to turn one word into another. */
function stepsBetween(one: string, other: string): number {
  const first = Array.from({ length: other.length + 1 }, (_, index) => index)
  const last = [...one].reduce((above, letter, row) => {
    const line = [row + 1]
    for (const [index, against] of [...other].entries()) {
      const replaced = (above[index] ?? 0) + (letter === against ? 0 : 1)
      line.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (line[index] ?? 0) + 1))
    }
    return line
  }, first)
  return last.at(-1) ?? 0
}
