import { expect, test } from 'vitest'
import { createDrag } from '../../../../../renderers/react-dom/modal/guards/drag.ts'

/** A finger on a sheet of 300 pixels: where it was, and when. Returns the drag. */
function dragged(...[first, ...others]: readonly (readonly [y: number, at: number])[]) {
  const drag = createDrag({ y: first?.[0] ?? 0, at: first?.[1] ?? 0 }, 300)
  for (const [y, at] of others) drag.move({ y, at })
  return drag
}

test.each([
  ['closes it below a third of its height', [200, 2000], true],
  ['leaves it above a third of its height', [190, 2000], false],
] as const)('a slow release %s', (_, [y, at], isClosing) => {
  const drag = dragged([95, 0], [y, at])
  expect(drag.isClosedBy({ y: y + 1, at: at + 1 })).toBe(isClosing)
})

test('a flick of half a pixel per millisecond closes the sheet, and a slower one does not', () => {
  expect(dragged([10, 0], [30, 40]).isClosedBy({ y: 60, at: 100 })).toBe(true)
  expect(dragged([10, 0], [30, 40]).isClosedBy({ y: 59, at: 100 })).toBe(false)
})

test('a finger that rests before its release does not flick', () => {
  expect(dragged([10, 0], [80, 50]).isClosedBy({ y: 80, at: 400 })).toBe(false)
  expect(dragged([10, 0], [80, 50], [81, 400]).isClosedBy({ y: 82, at: 401 })).toBe(false)
})

test('a flick upwards after a drag down does not close the sheet', () => {
  expect(dragged([10, 0], [90, 300], [60, 330]).isClosedBy({ y: 30, at: 350 })).toBe(false)
})

test('a tap moves nothing, and a sheet never rises above its place', () => {
  expect(dragged([10, 0], [15, 10]).isBegun()).toBe(false)
  const drag = dragged([10, 0], [60, 100], [2, 200])
  expect([drag.isBegun(), drag.distance()]).toEqual([true, 0])
})
