import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failureOf } from '../../../../core/domain/errors/failure.ts'
import { maxUint256 } from '../../../../core/domain/values/numbers/max-uint256.ts'
import { checkedFees, feesOver, mostCost } from '../../../../core/domain/order/transaction-fees.ts'

test('the base fee may rise by a fifth, and the tip comes on top', () => {
  expect(feesOver(10_000_000_000n, 1_500_000_000n)).toEqual({
    type: 'fee-market',
    maxFeePerGas: '13500000000',
    maxPriorityFeePerGas: '1500000000',
  })
})

test('a base fee beyond double precision is multiplied exactly', () => {
  expect(feesOver(10n ** 30n + 5n, 0n)).toMatchObject({ maxFeePerGas: '1200000000000000000000000000006' })
})

test.each([
  ['a tip above the whole fee', { maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }, 'tip-above-fee-cap'],
  ['a fee above 256 bits', { maxFeePerGas: maxUint256 + 1n, maxPriorityFeePerGas: 0n }, 'fee-cap-too-high'],
  ['a gas price above 256 bits', { gasPrice: maxUint256 + 1n }, 'fee-cap-too-high'],
  ['a gas price beside a fee of the market', { gasPrice: 1n, maxFeePerGas: 1n }, 'invalid-request'],
  ['a gas price beside a tip', { gasPrice: 1n, maxPriorityFeePerGas: 1n }, 'invalid-request'],
  ['a tip without a fee', { maxPriorityFeePerGas: 1n }, 'invalid-request'],
  ['no fee at all', {}, 'invalid-request'],
  ['a fee below nothing', { gasPrice: -1n }, 'invalid-request'],
  ['a tip below nothing', { maxFeePerGas: 1n, maxPriorityFeePerGas: -1n }, 'invalid-request'],
])('%s is refused by name', (_, fees, code) => {
  expect(codeFrom(() => checkedFees(fees))).toBe(code)
})

test('the bounds themselves may be signed', () => {
  const largest = maxUint256.toString()
  expect(checkedFees({ gasPrice: maxUint256 })).toEqual({ type: 'legacy', gasPrice: largest })
  expect(checkedFees({ maxFeePerGas: maxUint256, maxPriorityFeePerGas: maxUint256 })).toEqual({
    type: 'fee-market',
    maxFeePerGas: largest,
    maxPriorityFeePerGas: largest,
  })
})

test.each([0.999, 0, -1.2, Number.NaN, Number.POSITIVE_INFINITY])(
  'a base fee is not multiplied by %s',
  (multiplier) => {
    expect(codeFrom(() => feesOver(10n, 1n, multiplier))).toBe('fee-cap-too-low')
  },
)

test('a base fee may be taken as it is', () => {
  expect(feesOver(7n, 1n, 1)).toMatchObject({ maxFeePerGas: '8' })
})

test('fees over any base fee and tip hold every rule', () => {
  const wei = fc.bigInt({ min: 0n, max: 2n ** 200n })
  fc.assert(
    fc.property(wei, wei, fc.double({ min: 1, max: 100, noNaN: true }), (baseFee, tip, multiplier) => {
      const fees = feesOver(baseFee, tip, multiplier)
      expect(fees.type === 'fee-market' && BigInt(fees.maxFeePerGas) >= baseFee + tip).toBe(true)
    }),
  )
})

test('the maximum cost includes the full fee', () => {
  expect(mostCost(21_000n, feesOver(10n, 1n))).toBe('273000')
  expect(mostCost(21_000n, checkedFees({ gasPrice: 5n }))).toBe('105000')
})

function codeFrom(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return failureOf(error).code
  }
  return 'nothing was refused'
}
