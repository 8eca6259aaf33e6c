import { beforeEach, expect, test, vi } from 'vitest'
import { createScrollPace } from '../../../../renderers/react-dom/parts/lists/scroll-pace.ts'

let idle: (() => void)[] = []

/** Lets the page rest as often as anybody waits for it. */
const rest = () => {
  while (idle.length > 0) idle.shift()?.()
}

beforeEach(() => {
  idle = []
  vi.stubGlobal('onscrollend', null)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', () => {})
})

test('a tile that is there from the beginning is pictured once the page rests', () => {
  const pace = createScrollPace()
  const look = vi.fn<() => void>()
  expect(pace.isFast()).toBe(true)
  pace.whenSlow(look)
  pace.rested()
  expect(look).not.toHaveBeenCalled()
  rest()
  expect(look).toHaveBeenCalledOnce()
})

test('fast scrolling defers visibility until the list rests', () => {
  const pace = createScrollPace()
  const look = vi.fn<() => void>()
  pace.rested()
  pace.moved(0, 0)
  pace.moved(300, 100)
  pace.whenSlow(look)
  rest()
  expect(look).not.toHaveBeenCalled()
  pace.rested()
  rest()
  expect(look).toHaveBeenCalledOnce()
})

test('a list that is moved slowly enough to be read is pictured as it goes', () => {
  const pace = createScrollPace()
  pace.rested()
  for (const step of [0, 1, 2, 3]) pace.moved(step * 100, step * 100)
  expect(pace.isFast()).toBe(false)
})

test('a move that begins before all have looked lets the others wait for the next rest', () => {
  const pace = createScrollPace()
  const looks = Array.from({ length: 6 }, () => vi.fn<() => void>())
  for (const look of looks) pace.whenSlow(look)
  pace.rested()
  idle.shift()?.()
  idle.shift()?.()
  pace.moved(0, 1000)
  pace.moved(400, 1100)
  rest()
  expect(looks.filter(({ mock }) => mock.calls.length > 0)).toHaveLength(4)
  pace.rested()
  rest()
  expect(looks.every(({ mock }) => mock.calls.length === 1)).toBe(true)
})

test('a tile that is gone does not look', () => {
  const pace = createScrollPace()
  const look = vi.fn<() => void>()
  const leave = pace.whenSlow(look)
  leave()
  pace.rested()
  rest()
  expect(look).not.toHaveBeenCalled()
})

test('without scrollend no scrolling counts as fast', () => {
  vi.unstubAllGlobals()
  const pace = createScrollPace()
  pace.moved(0, 0)
  pace.moved(5000, 10)
  expect(pace.isFast()).toBe(false)
})

test('as many look in one moment of rest as a list lets', () => {
  const pace = createScrollPace(2)
  const looks = Array.from({ length: 3 }, () => vi.fn<() => void>())
  for (const look of looks) pace.whenSlow(look)
  pace.rested()
  idle.shift()?.()
  idle.shift()?.()
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  rest()
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})
