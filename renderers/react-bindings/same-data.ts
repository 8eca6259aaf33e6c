/** Returns whether two pieces of plain data are deeply equal. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  let names = 0
  for (const name in one) {
    if (!(name in other) || !isSameData(one[name], other[name])) return false
    names += 1
  }
  return names === Object.keys(other).length
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
