import { expect, test } from 'vitest'
import { nextSwapStep } from '../../../../core/domain/swap/form/step.ts'
import type { SwapProgress, SwapStep } from '../../../../core/domain/swap/form/step.ts'

const whole: SwapProgress = {
  hasTokens: true,
  entry: { text: '1', amount: '1000000' },
  shortage: null,
  quote: 'known',
}

const missing: readonly (readonly [what: string, part: Partial<SwapProgress>, next: SwapStep])[] = [
  ['nothing', {}, 'review'],
  ['a token', { hasTokens: false }, 'select-token'],
  ['an amount', { entry: { text: ' ', amount: null } }, 'enter-amount'],
  ['an amount above nothing', { entry: { text: '0', amount: '0' } }, 'enter-amount'],
  ['an amount that is one', { entry: { text: '1,,', amount: null } }, 'incorrect-value'],
  ['enough of the token', { shortage: 'token' }, 'insufficient-balance'],
  ['enough of the coin', { shortage: 'coin' }, 'insufficient-balance'],
  ['a quote that is asked for', { quote: 'asked' }, 'wait'],
  ['a quote that nobody has asked for yet', { quote: 'none' }, 'wait'],
  ['a quote that failed', { quote: 'failed' }, 'retry'],
]

test.each(missing)('if %s is missing, the matching step comes next', (_, part, next) => {
  expect(nextSwapStep({ ...whole, ...part })).toBe(next)
})

test('the first missing part decides the step', () => {
  const order = missing.slice(1).map(([, part]) => part)
  const steps = order.map((_, index) =>
    nextSwapStep(
      order.slice(index).reduceRight<SwapProgress>((progress, part) => ({ ...progress, ...part }), whole),
    ),
  )
  expect(steps).toEqual(missing.slice(1).map(([, , next]) => next))
})
