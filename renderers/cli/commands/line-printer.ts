import { stripVTControlCharacters } from 'node:util'
import { focusMark } from '../telling/spoken-name.ts'

/**
 * Returns a function that prints the lines of a frame that were not in the frame before, and the line that got the focus. The first
 * line is the title. A new title begins a new screen, of which every line is printed. Keys in the last line that stay the same are omitted.
 */
export function createLinePrinter(print: (line: string) => void): (frame: string) => void {
  let before: readonly string[] = []
  let focusedBefore: string | undefined
  return (frame) => {
    const rows = stripVTControlCharacters(frame).split('\n').flatMap(rowOf)
    const known = rows[0]?.text === before[0] ? [...before] : before.slice(-1)
    for (const { text, isFocused } of rows) {
      const at = known.indexOf(text)
      if (at >= 0) known.splice(at, 1)
      if (at < 0 || (isFocused && text !== focusedBefore)) print(isFocused ? `${focusMark}${text}` : text)
    }
    before = rows.map(({ text }) => text)
    focusedBefore = rows.find(({ isFocused }) => isFocused)?.text
  }
}

function rowOf(row: string): readonly { readonly text: string; readonly isFocused: boolean }[] {
  const text = row.replaceAll(/\s+/g, ' ').trim()
  // The role and the states come before the name: `button: (busy) > Send`.
  const [, before = '', name] = /^((?:[a-z]+: )?(?:\([a-z, ]+\) )?)> (.*)$/.exec(text) ?? []
  if (name !== undefined) return [{ text: `${before}${name}`, isFocused: true }]
  return text === '' ? [] : [{ text, isFocused: false }]
}
