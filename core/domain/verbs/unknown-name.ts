import { nearestWord } from '../values/text/nearest-word.ts'

/** Returns a message about an unknown name in an object, with the probable one. Null if all names are known. */
export function unknownName(taker: string, given: object, known: readonly string[]): string | null {
  const stray = Object.keys(given).find((name) => !known.includes(name))
  if (stray === undefined) return null
  const near = nearestWord(stray, known)
  const all = known.length === 0 ? 'nothing' : known.join(', ')
  const hint = near === null ? `it takes ${all}.` : `did you mean "${near}"?`
  return `${taker} takes no "${stray}"; ${hint}`
}
