import { expect, test } from 'vitest'
import { wrappedRows, wrappedText } from '../../../../renderers/cli/layout/wrapped-rows.ts'

test.each([
  ['', 10, 1],
  ['one two', 10, 1],
  ['one two three', 10, 2],
  // A blank after a full row stands on the next one.
  ['exactly te nine', 10, 2],
  ['0123456789ab', 10, 2],
  // A word longer than a row is broken where it stands.
  ['one 0123456789ab', 10, 2],
  ['one 0123456789abcdef0', 10, 3],
])('"%s" in %i columns takes %i rows', (text, columns, rows) => {
  expect(wrappedRows(text, columns)).toBe(rows)
  expect(wrappedText(text, columns).split('\n')).toHaveLength(rows)
})

test('a wrapped text keeps its words, and no row begins with a blank', () => {
  expect(wrappedText('exactly te nine', 10)).toBe('exactly te\nnine')
  expect(wrappedText('one 0123456789ab', 10)).toBe('one 012345\n6789ab')
  expect(wrappedText('one 0123456789abcdef0', 10)).toBe('one \n0123456789\nabcdef0')
})
