// A mark around the digits of an integer that is too large for JavaScript's numbers.
const mark = '\u0000'

/** Returns JSON in which a `bigint` is a number with all its digits. */
export function writeExactJson(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part}${mark}` : part,
  )
  return text.replace(/"\\u0000(-?\d+)\\u0000"/g, '$1')
}
