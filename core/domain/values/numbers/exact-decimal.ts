/** The highest number of digits before and after the decimal point. */
const mostDigits = 100

const written = /^(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/**
 * Returns an external non-negative number (`0.5`, `1e-7`, a JSON number) as an exact plain decimal text. The text has no exponent and no needless
 * zeros. Null for anything else.
 */
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
