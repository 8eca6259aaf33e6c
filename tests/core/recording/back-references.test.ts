import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWithReferences, writeWithReferences } from '../../../core/recording/back-references.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import { harbor, listed, startStory } from '../../../fixtures/story.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'

function written(lines: readonly unknown[]): readonly string[] {
  return lines.map(writeWithReferences())
}

function readBack(rows: readonly string[]): readonly unknown[] {
  const read = readWithReferences()
  return rows.map((row, index) => read(JSON.parse(row), index + 1))
}

const list = Array.from({ length: 9 }, (_, number) => ({ id: number, name: `wallet ${number}` }))

test('a value of an earlier line is written as a reference and read back in full', () => {
  const lines = [{ answer: { value: { wallets: list } } }, { data: { wallets: list, page: 2 } }]
  const rows = written(lines)
  expect(rows[1]).toBe('{"data":{"wallets":{"$same":[1,"answer","value","wallets"]},"page":2}}')
  expect(readBack(rows)).toEqual(lines)
})

test('short and different values are written in full', () => {
  const lines = [{ a: ['short'] }, { a: ['short'], list }, { list: list.toReversed() }]
  expect(written(lines)).toEqual(lines.map((line) => JSON.stringify(line)))
})

test('whatever is written is read back as it was, also where it looks like a reference itself', () => {
  const parts = fc.constantFrom(list, { $same: [1] }, { $same: list, $$same: 1 }, { $$same: { deep: list } })
  const line = fc.dictionary(
    fc.constantFrom('a', 'b', '$same', '$$same', '__proto__'),
    fc.oneof(parts, fc.jsonValue()),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const plain = JSON.stringify(lines)
      expect(JSON.stringify(readBack(written(lines)))).toBe(plain)
    }),
  )
})

test.each([[[2, 'data']], [[1, 'nobody']], [[1, 'toString']], [[0]], ['here']])(
  'a dangling reference to %j is a bad tape that names its line',
  (place) => {
    const read = readWithReferences()
    read({ kind: 'header' }, 1)
    expect(() => read({ data: { $same: place } }, 2)).toThrow(
      `Line 2 of the tape refers to ${JSON.stringify(place)}, where nothing stands; expected the number of an earlier line and the way to a value in it.`,
    )
  },
)

test('the wallets of the registry are written once on a tape', () => {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const text = formatTape(story.latchkey.recording()!)
  const { id } = listed[3]!
  expect(text.split(`"id":"${id}"`)).toHaveLength(2)
  expect(JSON.stringify(parseTape(text)).split(`"id":"${id}"`).length).toBeGreaterThan(2)
})
