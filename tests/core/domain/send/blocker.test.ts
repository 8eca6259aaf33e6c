import { expect, test } from 'vitest'
import { sendBlockerOf } from '../../../../core/domain/send/blocker.ts'
import type { SendBlockerInput } from '../../../../core/domain/send/blocker.ts'

/** Everything is there. */
const whole: SendBlockerInput = {
  hasToken: true,
  entry: { text: '1', amount: '1' },
  shortage: null,
  receiver: 'known',
}

/** What can be missing, in the order in which it is told. */
const missing = [
  ['select-token', { hasToken: false }],
  ['incorrect-value', { entry: { text: '1,,', amount: null } }],
  ['add-amount', { entry: { text: '', amount: null } }],
  ['insufficient-funds', { shortage: 'token' }],
  ['add-address', { receiver: 'nothing' }],
  ['invalid-address', { receiver: 'invalid' }],
  ['find-receiver', { receiver: 'sought' }],
] as const

test('a complete form can be reviewed', () => {
  expect(sendBlockerOf(whole)).toBeNull()
})

test.each(missing)('the form lacks %s if only that part is missing', (blocker, without) => {
  expect(sendBlockerOf({ ...whole, ...without })).toBe(blocker)
})

const pairs = missing.flatMap(([first, one], index) =>
  missing.slice(index + 1).map(([second, other]) => [first, second, { ...whole, ...other, ...one }] as const),
)

test.each(pairs)('%s comes before %s', (first, _, parts) => {
  expect(sendBlockerOf(parts)).toBe(first)
})

test('an amount of nothing is still to be added', () => {
  expect(sendBlockerOf({ ...whole, entry: { text: '0.00', amount: '0' } })).toBe('add-amount')
})

test('too little of the coin for the network is too little as well', () => {
  expect(sendBlockerOf({ ...whole, shortage: 'coin' })).toBe('insufficient-funds')
})
