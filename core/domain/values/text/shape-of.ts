/** Returns a short description of a value for error messages: `the string "blue"`, `a list of 3`, `missing`. */
export function shapeOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (typeof value === 'string')
    return value === '' ? 'an empty string' : `the string ${JSON.stringify(value.slice(0, 60))}`
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return `the ${typeof value} ${value}`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'function') return 'a function'
  return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`
}
