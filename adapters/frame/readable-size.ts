/** The largest message: characters and values together, and the deepest nesting. */
const mostParts = 2 * 1024 * 1024
const deepest = 64

/** Returns whether a value is plain (JSON values and `undefined`) and small enough to be read. Stops as soon as the result is certain. */
export function isReadableSize(value: unknown): boolean {
  let left = mostParts
  return isReadable(value, 0)

  function isReadable(inner: unknown, depth: number): boolean {
    left -= typeof inner === 'string' ? inner.length + 1 : 1
    if (left < 0 || depth > deepest) return false
    if (typeof inner !== 'object' || inner === null) return isPlain(inner)
    if (Array.isArray(inner)) {
      if (inner.length > left) return false
      return inner.every((item) => isReadable(item, depth + 1))
    }
    if (Object.prototype.toString.call(inner) !== '[object Object]') return false
    for (const key in inner) {
      left -= key.length
      if (!isReadable(inner[key as keyof typeof inner], depth + 1)) return false
    }
    return true
  }
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null
}
