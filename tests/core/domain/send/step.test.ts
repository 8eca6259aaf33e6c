import { expect, test } from 'vitest'
import { nextSendStep } from '../../../../core/domain/send/step.ts'
import type { SendProgress } from '../../../../core/domain/send/step.ts'

/** Everything is there. */
const whole: SendProgress = {
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
  expect(nextSendStep(whole)).toBe('preview')
})

test.each(missing)('the step is %s if only that part is missing', (step, without) => {
  expect(nextSendStep({ ...whole, ...without })).toBe(step)
})

const pairs = missing.flatMap(([first, one], index) =>
  missing.slice(index + 1).map(([second, other]) => [first, second, { ...whole, ...other, ...one }] as const),
)

test.each(pairs)('%s comes before %s', (first, _, progress) => {
  expect(nextSendStep(progress)).toBe(first)
})

test('an amount of nothing is still to be added', () => {
  expect(nextSendStep({ ...whole, entry: { text: '0.00', amount: '0' } })).toBe('add-amount')
})

test('too little of the coin for the network is too little as well', () => {
  expect(nextSendStep({ ...whole, shortage: 'coin' })).toBe('insufficient-funds')
})
