import { expect, test } from 'vitest'
import { exactDecimal } from '../../../../core/domain/values/numbers/exact-decimal.ts'

test.each([
  ['9.9243', '9.9243'],
  ['0', '0'],
  ['007.50', '7.5'],
  ['12.', '12'],
  [0.7206886622, '0.7206886622'],
  [1e-7, '0.0000001'],
  [1.25e-9, '0.00000000125'],
  [1e21, '1000000000000000000000'],
  ['1.5e3', '1500'],
  ['12.345e-1', '1.2345'],
  [`1${'0'.repeat(98)}.5`, `1${'0'.repeat(98)}.5`],
])('%s is written %s', (given, plain) => {
  expect(exactDecimal(given)).toBe(plain)
})

test.each([
  '',
  '.5',
  '-1',
  '1'.repeat(101),
  '1e101',
  '1,5',
  '0x10',
  'much',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  null,
  undefined,
  {},
  true,
])('%s is no amount', (given) => {
  expect(exactDecimal(given)).toBeNull()
})
