import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameData } from '../../../renderers/react-bindings/same-data.ts'

test('two pieces of plain data say the same exactly when their JSON does, whatever the order of names', () => {
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, 0, 1, '', 'a', true),
      fc.array(tie('data'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('data'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(isSameData(one, other)).toBe(sorted(one) === sorted(other))
      expect(isSameData(one, structuredClone(one))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [['x'], { 0: 'x' }],
])('%j and %j are not the same', (one, other) => {
  expect(isSameData(one, other)).toBe(false)
})

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
