import { expect, test } from 'vitest'
import { typedCode } from '../../../../core/domain/frame/one-time-code.ts'

const digitsOf = (text: string) => typedCode(text).text.reveal()

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['482-913', '482913'],
  ['4 8 2', '482'],
  ['48', '48'],
  ['4829137', '482913'],
  ['no digits', ''],
])('the digits of %s are extracted', (text, digits) => expect(digitsOf(text)).toBe(digits))

test.each([
  ['full-width', '４８２９１３'],
  ['Arabic', '٤٨٢٩١٣'],
  ['Persian', '۴۸۲۹۱۳'],
  ['Devanagari', '४८२९१३'],
  ['mathematical', '𝟒𝟖𝟐𝟗𝟏𝟑'],
])('%s digits are read', (_, text) => expect(digitsOf(text)).toBe('482913'))

test.each([
  'Sat 28.11.2026 10:42: your code is 482 913.',
  '2026-11-28 Your code: 482913',
  '28/11/26, 10:42 482913 is your code',
  'Your code is 482913. It is good until 2026-11-28.',
  '+44 20 7946 0018: 482913',
])('the code in a pasted line with other numbers is extracted: %s', (text) =>
  expect(digitsOf(text)).toBe('482913'),
)
