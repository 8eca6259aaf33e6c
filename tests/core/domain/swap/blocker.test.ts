import { expect, test } from 'vitest'
import { swapBlockerOf } from '../../../../core/domain/swap/form/blocker.ts'
import type { SwapBlockerInput, SwapBlocker } from '../../../../core/domain/swap/form/blocker.ts'

const whole: SwapBlockerInput = {
  hasTokens: true,
  entry: { text: '1', amount: '1000000' },
  shortage: null,
  quote: 'received',
}

const missing: readonly (readonly [
  what: string,
  part: Partial<SwapBlockerInput>,
  blocker: SwapBlocker | null,
])[] = [
  ['nothing', {}, null],
  ['a token', { hasTokens: false }, 'select-token'],
  ['an amount', { entry: { text: ' ', amount: null } }, 'enter-amount'],
  ['an amount above nothing', { entry: { text: '0', amount: '0' } }, 'enter-amount'],
  ['an amount that is one', { entry: { text: '1,,', amount: null } }, 'incorrect-value'],
  ['enough of the token', { shortage: 'token' }, 'insufficient-balance'],
  ['enough of the coin', { shortage: 'coin' }, 'insufficient-balance'],
  ['a quote that is requested', { quote: 'requested' }, 'loading'],
  ['a quote that is not requested yet', { quote: 'none' }, 'loading'],
  ['a quote that failed', { quote: 'failed' }, 'failed'],
]

test.each(missing)('if %s is missing, the form names it', (_, part, blocker) => {
  expect(swapBlockerOf({ ...whole, ...part })).toBe(blocker)
})

test('the form names the first missing part', () => {
  const order = missing.slice(1).map(([, part]) => part)
  const blockers = order.map((_, index) =>
    swapBlockerOf(
      order.slice(index).reduceRight<SwapBlockerInput>((parts, part) => ({ ...parts, ...part }), whole),
    ),
  )
  expect(blockers).toEqual(missing.slice(1).map(([, , blocker]) => blocker))
})
