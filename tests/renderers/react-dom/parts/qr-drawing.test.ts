import { expect, test } from 'vitest'
import { qrDrawing, finderSize } from '../../../../renderers/react-dom/parts/pictures/qr-drawing.ts'

test('a pairing takes 57 modules', () => {
  expect(qrDrawing('wc:'.padEnd(187, 'a1')).size).toBe(57)
})

test('the finders and the middle are left free, and the middle is a twentieth', () => {
  const { size, hole, columns } = qrDrawing('wc:'.padEnd(180, 'a1'))
  const starts = [...columns.matchAll(/M(\d+)\.5 (\d+)\.5v([\d.]+)/g)].map(([, x, y, run]) => ({
    x: Number(x),
    from: Number(y),
    to: Number(y) + Math.floor(Number(run)),
  }))
  const middle = (size - hole) / 2
  expect(starts.filter(({ x, from }) => x < finderSize && from < finderSize)).toEqual([])
  expect(
    starts.filter(
      ({ x, from, to }) => x >= middle && x < size - middle && to >= middle && from < size - middle,
    ),
  ).toEqual([])
  expect((hole * hole) / (size * size)).toBeLessThan(0.06)
  expect((size - hole) % 2).toBe(0)
})
