import { expect, test } from 'vitest'
import { memoized } from '../../../../core/view-models/parts/memoized.ts'

const wordOf = memoized(({ word }: { readonly word: string }, tag: string) => ({ label: `${word} ${tag}` }))

test('a memoized value stays identical while its key is unchanged', () => {
  const one = { word: 'one' }
  const two = { word: 'two' }
  const first = wordOf(one, 'a')
  expect(first).toEqual({ label: 'one a' })
  wordOf(two, 'b')
  expect(wordOf(one, 'a')).toBe(first)
  expect(wordOf(one, 'b')).toEqual({ label: 'one b' })
})

test('another key is another one, though it says the same', () => {
  expect(wordOf({ word: 'one' }, 'a')).not.toBe(wordOf({ word: 'one' }, 'a'))
})
