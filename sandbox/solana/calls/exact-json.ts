// Stands before and after the digits of a whole number that JSON can hold and JavaScript's numbers can not.
const mark = '\u0000'

/** Writes JSON in which a `bigint` is a number with all its digits. */
export function writeExactJson(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part}${mark}` : part,
  )
  return text.replace(/"\\u0000(-?\d+)\\u0000"/g, '$1')
}
