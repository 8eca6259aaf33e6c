import { expect, test } from 'vitest'
import { isCostOutOfProportion } from '../../../../../core/domain/order/bounds/network-cost.ts'
import { ratioOf } from '../../../../../core/domain/values/numbers/ratio.ts'

test.each([
  ['10.01', '20', true],
  ['10', '1', false],
  ['50', '100', false],
  ['50.01', '100', true],
  ['9', '0.5', false],
])('a cost of %s dollars for %s dollars is out of proportion: %s', (cost, sent, isOut) => {
  expect(isCostOutOfProportion(ratioOf(cost), ratioOf(sent))).toBe(isOut)
})

test('no proportion is reported without a price', () => {
  expect(isCostOutOfProportion(null, ratioOf('1'))).toBe(false)
  expect(isCostOutOfProportion(ratioOf('100'), null)).toBe(false)
})
