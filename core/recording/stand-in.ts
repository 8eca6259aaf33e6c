import { isEmailAddress } from '../domain/frame/email-address.ts'

/** A decimal number. An integer may replace a fraction. */
const decimal = /^[0-9]+(\.[0-9]+)?$/

const shortHex = /^0x[0-9a-f]*$/i

/** Returns the stand-in of a value on a masked tape. It has the same form, so that it passes the same checks. */
export function standIn(original: string, number: number): string {
  const { length } = original
  if (original.startsWith('0x')) return `0x${number.toString(16).padStart(length - 2, '0')}`
  if (decimal.test(original)) return `9${String(number).padStart(length - 1, '0')}`
  if (/^[0-9a-f]{64}$/.test(original)) return number.toString(16).padStart(length, '0')
  // Base58 has no zero. The padding is its digit 1.
  if (/^[1-9a-z]{32,44}$/.test(original)) {
    return String(number).replaceAll('0', 'A').replaceAll('1', 'B').padStart(length, '1')
  }
  if (original.startsWith('wc:')) return `wc:${String(number).padStart(64, '0')}@2`
  if (/^https?:\/\//.test(original)) return `https://person-${number}.example/`
  if (isEmailAddress(original)) return `person-${number}@example.com`
  return /^[^@\s]+@[^@\s]+$/.test(original) ? `person-${number}@example` : `person-${number}`
}

/** Returns the stand-in of a short value, with the same length. */
export function shortStandIn(original: string, index: number): string {
  const { length } = original
  if (shortHex.test(original)) {
    const digits = index.toString(16).padStart(length, '0')
    return `0x${digits.slice(digits.length - length + 2)}`
  }
  const isNumber = decimal.test(original)
  return index
    .toString(isNumber ? 10 : 36)
    .padStart(length, isNumber ? '9' : 'x')
    .slice(-length)
}
