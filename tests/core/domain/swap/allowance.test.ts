import { expect, test } from 'vitest'
import { coversOrder } from '../../../../core/domain/swap/allowance/allowance.ts'

test('an allowance equal to the amount needs no approval, one less does', () => {
  expect(coversOrder('5000000', { amount: '5000000' })).toBe(true)
  expect(coversOrder('4999999', { amount: '5000000' })).toBe(false)
})
