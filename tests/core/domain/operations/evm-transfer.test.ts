import { expect, test } from 'vitest'
import { failureOf } from '../../../../core/domain/errors/failure.ts'
import { transferCall } from '../../../../core/domain/operations/evm-transfer.ts'
import { isSameTransfer } from '../../../../core/domain/operations/transfer.ts'
import { maxUint256 } from '../../../../core/domain/values/numbers/max-uint256.ts'
import { alice, bob } from '../../../../fixtures/people.ts'

const between = { from: alice.address, to: bob.address }
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('the coin goes to the receiver itself', () => {
  expect(transferCall({ ...between, token: null, amount: '1000000000000000000' })).toEqual({
    ...between,
    value: '0xde0b6b3a7640000',
    data: '0x',
  })
})

test('a token transfer calls its contract with receiver and amount and sends no coin', () => {
  expect(transferCall({ ...between, token, amount: '1500000' })).toEqual({
    from: alice.address,
    to: token,
    value: '0x0',
    data:
      '0xa9059cbb' +
      '00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8' +
      '000000000000000000000000000000000000000000000000000000000016e360',
  })
})

test('a transfer contains no authorization and no gas', () => {
  const call = transferCall({ from: alice.address, to: bob.address, token: null, amount: '1' })
  expect(Object.keys(call).toSorted()).toEqual(['data', 'from', 'to', 'value'])
})

test('an amount beyond 256 bits is refused rather than truncated', () => {
  const largest = transferCall({ ...between, token, amount: maxUint256.toString() })
  expect(largest.data.endsWith('f'.repeat(64))).toBe(true)
  const amount = (maxUint256 + 1n).toString()
  for (const sent of [token, null]) {
    expect(() => transferCall({ ...between, token: sent, amount })).toThrow(
      expect.toSatisfy((error) => failureOf(error).code === 'invalid-request'),
    )
  }
})

test('a transfer is the same one however its addresses are written, and another one for anything else', () => {
  const one = { ...between, token: null, amount: '5' }
  expect(isSameTransfer(one, { ...one, to: bob.address.toLowerCase() })).toBe(true)
  for (const other of [{ amount: '6' }, { token }, { to: alice.address }, { from: bob.address }])
    expect(isSameTransfer(one, { ...one, ...other })).toBe(false)
})
