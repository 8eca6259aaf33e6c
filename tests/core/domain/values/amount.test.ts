import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseUnitsOf, decimalOf } from '../../../../core/domain/values/amount.ts'

test('base units are written as an exact decimal, without rounding and without trailing zeros', () => {
  expect(decimalOf('1500000', 6)).toBe('1.5')
  expect(decimalOf('1', 18)).toBe('0.000000000000000001')
  expect(decimalOf('0', 18)).toBe('0')
  expect(decimalOf('10000000000000000000000', 18)).toBe('10000')
  expect(decimalOf('7', 0)).toBe('7')
})

test('a typed decimal is read as base units, or refused when it is none', () => {
  expect(baseUnitsOf('1.5', 6)).toBe('1500000')
  expect(baseUnitsOf('.5', 1)).toBe('5')
  expect(baseUnitsOf('1000', 18)).toBe('1000000000000000000000')
  for (const wrong of ['', '.', '1e3', '1,5', '-1', '0.0000001', ' 1'])
    expect(baseUnitsOf(wrong, 6)).toBeNull()
})

test('a formatted amount parses to the same amount at any size and decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 255n }),
      fc.integer({ min: 0, max: 36 }),
      (amount, decimals) => {
        expect(baseUnitsOf(decimalOf(amount.toString(), decimals), decimals)).toBe(amount.toString())
      },
    ),
  )
})
