import { expect, test } from 'vitest'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapping, usdcToken } from './story.ts'

test('an amount settles for 200 ms and aborts the older quote', () => {
  const { open, choose, press, step, clock, questions, asked, separator } = swapping()
  open()
  asked.hang('quote')
  choose('target', usdcToken)
  clock.pass(199)
  expect(questions('quote')).toHaveLength(0)
  clock.pass(1)
  press(swap.amountTyped({ text: '1.5', separator }))
  expect(questions('quote').map(({ isAborted }) => isAborted)).toEqual([true])
  clock.pass(200)
  expect(step()).toBe('quoted')
})

test('a quote that fails says so, and is asked again by a press', () => {
  const { open, choose, press, step, clock, asked } = swapping()
  open()
  asked.reject('quote', { code: 'resource-not-found' })
  choose('target', usdcToken)
  clock.pass(200)
  expect(step()).toBe('failed')
  press(swap.retried())
  clock.pass(200)
  expect(step()).toBe('quoted')
})

test('a quote is asked again every ten seconds while somebody looks', () => {
  const { open, choose, clock, questions } = swapping()
  open()
  choose('target', usdcToken)
  clock.pass(200)
  clock.pass(10_000)
  clock.pass(200)
  expect(questions('quote')).toHaveLength(2)
})

test('a quote that nothing replaced is old, and needs a second press', () => {
  const { toReview, press, step, form, clock, injected } = swapping()
  injected.hang('request')
  toReview()
  clock.beSeen(false)
  clock.pass(30_000)
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['old-quote']])
  press(swap.confirmed())
  expect(step()).toBe('signing')
})

test('a quote counts as old if the clock was set back', () => {
  const { toReview, press, step, form, clock, injected } = swapping()
  injected.hang('request')
  toReview()
  clock.pass(-3_600_000)
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['old-quote']])
})
