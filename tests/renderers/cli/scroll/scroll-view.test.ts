import { expect, test } from 'vitest'
import { scrolledBeforeStep, withStopSeen } from '../../../../renderers/cli/scroll/scroll-view.ts'

const view = { offset: 0, rows: 8, total: 20 }
const between = { isFirst: false, isLast: false }

test('a stop that is seen with its neighbours moves nothing, any other one as little as it takes', () => {
  expect(withStopSeen(view, { top: 5, ...between }).offset).toBe(0)
  expect(withStopSeen(view, { top: 9, ...between }).offset).toBe(3)
  expect(withStopSeen({ ...view, offset: 12 }, { top: 9, ...between }).offset).toBe(8)
})

test('the first stop brings the beginning with it, the last one the end', () => {
  expect(withStopSeen({ ...view, offset: 9 }, { top: 3, isFirst: true, isLast: false }).offset).toBe(0)
  expect(withStopSeen(view, { top: 14, isFirst: false, isLast: true }).offset).toBe(12)
})

test('the focus waits while rows before the next stop are unseen: down to the end, up to the beginning', () => {
  const only = { top: 18, isFirst: true, isLast: true }
  expect(scrolledBeforeStep(view, 1, only)?.offset).toBe(7)
  expect(scrolledBeforeStep({ ...view, offset: 7 }, 1, only)?.offset).toBe(12)
  expect(scrolledBeforeStep({ ...view, offset: 12 }, 1, only)).toBeNull()
  expect(scrolledBeforeStep({ ...view, offset: 12 }, -1, only)?.offset).toBe(5)
  expect(scrolledBeforeStep(view, -1, only)).toBeNull()
})

test('content that fits is never scrolled', () => {
  const whole = { offset: 0, rows: 8, total: 8 }
  expect(scrolledBeforeStep(whole, 1, { top: 7, isFirst: true, isLast: true })).toBeNull()
  expect(withStopSeen(whole, { top: 7, ...between }).offset).toBe(0)
})
