import { expect, test } from 'vitest'
import { gridMove } from '../../../../renderers/react-dom/parts/lists/grid-move.ts'

const place = { focused: 5, columns: 4, rowsInSight: 3, count: 30, isTurned: false }

test('the arrow keys step, the page keys leap, and the ends are the ends', () => {
  const moves = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageUp', 'Home', 'End']
  expect(moves.map((key) => gridMove(key, place))).toEqual([6, 4, 1, 9, 17, 0, 0, 29])
})

test('in right to left writing left leads on', () => {
  expect(gridMove('ArrowLeft', { ...place, isTurned: true })).toBe(6)
})

test('no key leads out of the grid, and others mean nothing', () => {
  expect(gridMove('ArrowDown', { ...place, focused: 28 })).toBe(29)
  expect(gridMove('a', place)).toBeNull()
})
