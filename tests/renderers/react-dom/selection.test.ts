import { expect, test } from 'vitest'
import { createSelection } from '../../../renderers/react-bindings/selection.ts'

test('a view-model is computed once per state', () => {
  let computed = 0
  const select = createSelection((state: { word: string }) => {
    computed += 1
    return { label: state.word }
  })
  const state = { word: 'key' }
  expect(select(state)).toBe(select(state))
  expect(computed).toBe(1)
})

test('a new state that says the same keeps the old view-model', () => {
  const select = createSelection((state: { words: string[]; other: number }) => ({
    labels: state.words.map((word) => ({ word })),
  }))
  const first = select({ words: ['a', 'b'], other: 1 })
  expect(select({ words: ['a', 'b'], other: 2 })).toBe(first)
  expect(select({ words: ['a', 'c'], other: 2 })).not.toBe(first)
})
