import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf } from '../../../../core/domain/values/amount.ts'
import { maxUint256 } from '../../../../core/domain/values/numbers/max-uint256.ts'
import { twoReadings, typedAmount, typedText } from '../../../../core/domain/order/typed-amount.ts'

const someAmount = fc.bigInt({ min: 0n, max: maxUint256 }).map(String)
const someDecimals = fc.integer({ min: 0, max: 36 })
const separators = fc.constantFrom('.', ',', '٫')

test.each([
  ['1.5', '.', '1500000'],
  ['1,5', ',', '1500000'],
  ['1٫5', '٫', '1500000'],
  ['.5', '.', '500000'],
  ['2.', '.', '2000000'],
  [' 7 ', '.', '7000000'],
  ['007', '.', '7000000'],
  ['1.5000000000', '.', '1500000'],
  ['0', '.', '0'],
  ['١٢٫٥', '٫', '12500000'],
  ['۱۲', '.', '12000000'],
  ['１２', '.', '12000000'],
])('%s typed where the fraction follows %s is %s of six decimals', (text, separator, amount) => {
  expect(typedAmount(text, 6, separator)).toBe(amount)
})

test.each([
  '',
  ' ',
  '.',
  ',',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1.2.3',
  '1,00.5',
  '1,000,5',
  '1.000.5',
  '1 00',
  '0,000.5',
  '1,000 000.5',
  '𝟙',
  '½',
  '∞',
  '$5',
])('%j is no amount', (text) => {
  expect(typedAmount(text, 6, '.')).toBeNull()
})

test.each([
  ['1,000.50', '1000500000'],
  ['1.000,50', '1000500000'],
  ['1,234,567', '1234567000000'],
  ['12,34,567.8', '1234567800000'],
  ['1 000', '1000000000'],
  ['1\u202f234,5', '1234500000'],
  ['1’000.5', '1000500000'],
  ['١٬٢٣٤٫٥', '1234500000'],
  ['१,२३४.५', '1234500000'],
  ['๑๒', '12000000'],
])('%s is one number in every locale: %s of six decimals', (text, amount) => {
  for (const separator of ['.', ',']) expect(typedAmount(text, 6, separator)).toBe(amount)
})

test('an ambiguous number is rejected with both readings', () => {
  expect(twoReadings('1,234', '.')).toEqual({ thousands: '1234', fraction: '1.234' })
  expect(twoReadings('1.234', ',')).toEqual({ thousands: '1234', fraction: '1,234' })
  for (const text of ['1.234', '1,5', '1,234.5', '']) expect(twoReadings(text, '.')).toBeNull()
})

test('the other decimal mark counts as a fraction unless it could separate thousands', () => {
  expect(typedAmount('1,5', 6, '.')).toBe('1500000')
  expect(typedAmount('0,125', 6, '.')).toBe('125000')
  expect(typedAmount('1234,125', 6, '.')).toBe('1234125000')
  expect(typedAmount('1,234', 6, '.')).toBeNull()
  expect(typedAmount('1.234', 6, ',')).toBeNull()
  expect(typedAmount('1.234', 6, '.')).toBe('1234000')
  expect(typedAmount('1,234', 6, ',')).toBe('1234000')
})

test('more decimals than a token has, and more than 256 bits, are no amount', () => {
  expect(typedAmount('0.0000001', 6, '.')).toBeNull()
  expect(typedAmount('1.0', 0, '.')).toBe('1')
  expect(typedAmount('1.5', 0, '.')).toBeNull()
  expect(typedAmount(maxUint256.toString(), 0, '.')).toBe(maxUint256.toString())
  expect(typedAmount((maxUint256 + 1n).toString(), 0, '.')).toBeNull()
})

test('a pasted text of a million digits is no amount, and costs nothing', () => {
  expect(typedAmount('0'.repeat(1_000_000), 18, '.')).toBeNull()
})

test('a formatted amount parses to the same amount for 0 to 36 decimals and every mark', () => {
  fc.assert(
    fc.property(someAmount, someDecimals, separators, (amount, decimals, separator) => {
      const text = typedText(amount, decimals, separator)
      expect(typedAmount(text, decimals, separator)).toBe(amount)
    }),
    { numRuns: 2000 },
  )
})

test('ten thousand random texts are rejected or parse to the number they show', () => {
  const signs = fc.constantFrom(...'0123456789.,٫ e+-٠١٢٣٤٥٦٧٨٩')
  const marks = fc.string({ unit: signs, maxLength: 20 })
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 5 }), marks)
  fc.assert(
    fc.property(text, someDecimals, separators, (typed, decimals, separator) => {
      const amount = typedAmount(typed, decimals, separator)
      if (amount === null) return
      expect(BigInt(amount) <= maxUint256).toBe(true)
      expect(numberIn(typed)).toBe(decimalOf(amount, decimals))
    }),
    { numRuns: 10_000 },
  )
})

/** The number that a text holds, without needless zeros: its last mark is a point, unless it is a blank or stands there more than once. */
function numberIn(typed: string): string {
  const latin = [...typed.trim()]
    .map((sign) => ('٠' <= sign && sign <= '٩' ? '٠١٢٣٤٥٦٧٨٩'.indexOf(sign) : sign))
    .join('')
  const marks = latin.replaceAll(/\d/g, '')
  const last = marks.at(-1)
  const isPoint = last !== undefined && last !== ' ' && marks.indexOf(last) === marks.length - 1
  const at = isPoint ? latin.lastIndexOf(last) : latin.length
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const after = digits(latin.slice(at)).replace(/0+$/, '')
  return `${BigInt(digits(latin.slice(0, at)) || 0)}${after && `.${after}`}`
}
