/** How many digits of an exact number are believed, before and after its point. */
const mostDigits = 100

const written = /^(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** A number from outside that is not negative (`0.5`, `1e-7`, a number of JSON) as a plain decimal text without exponent or needless zeros, exact however long it is; null for anything else. */
export function exactDecimal(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  const match = typeof text === 'string' ? written.exec(text.trim()) : null
  if (!match) return null
  const [, whole = '', fraction = '', exponent = '0'] = match
  const point = whole.length + Number(exponent)
  const digits = `${whole}${fraction}`
  if (Math.max(digits.length, Math.abs(point)) > mostDigits) return null
  const padded = digits.padStart(digits.length - Math.min(0, point), '0').padEnd(point, '0')
  const place = Math.max(0, point)
  const before = padded.slice(0, place).replace(/^0+(?=\d)/, '') || '0'
  const after = padded.slice(place).replace(/0+$/, '')
  return after === '' ? before : `${before}.${after}`
}
