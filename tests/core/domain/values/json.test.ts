import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonOf } from '../../../../core/domain/values/json.ts'
import type { Json } from '../../../../core/domain/values/json.ts'
import { Secret } from '../../../../core/domain/values/secret.ts'

test('JSON values are copied unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(jsonOf(value))).toBe(JSON.stringify(value))
    }),
  )
  const value = { list: [{ a: 1 }] }
  expect(jsonOf(value)).not.toBe(value)
})

test('a bigint reads as the same number by BigInt, Number and parseInt of base 16', () => {
  const quantity = jsonOf(10n) as string
  expect([quantity, BigInt(quantity), Number(quantity), Number.parseInt(quantity, 16)]).toEqual([
    '0xa',
    10n,
    10,
    10,
  ])
  expect(jsonOf(-10n)).toBe('-10')
})

test('dates, maps, sets, bytes and numbers without a JSON form are converted', () => {
  expect(
    jsonOf({
      when: new Date(0),
      map: new Map([[1n, 2n]]),
      set: new Set(['a']),
      bytes: Uint8Array.of(0, 255),
      none: undefined,
      call: () => 1,
      sign: Symbol('sign'),
      endless: [Infinity, NaN, undefined, () => 1],
    }),
  ).toEqual({
    when: '1970-01-01T00:00:00.000Z',
    map: { 1: '0x2' },
    set: ['a'],
    bytes: '0x00ff',
    endless: [null, null, null, null],
  })
  expect(jsonOf(undefined)).toBeNull()
})

test('a circular reference is dropped, and a repeated value is copied twice', () => {
  const loop: Record<string, unknown> = { name: 'loop' }
  loop['self'] = loop
  loop['list'] = [loop]
  expect(jsonOf(loop)).toEqual({ name: 'loop', list: [null] })
  const twice = { a: 1 }
  expect(jsonOf([twice, twice])).toEqual([twice, twice])
})

test('a shared value is copied once', () => {
  let value: unknown = ['leaf']
  for (let depth = 0; depth < 100; depth += 1) value = [value, { again: value }]
  const copy = jsonOf(value) as readonly [Json, { readonly again: Json }]
  expect(copy[1].again).toBe(copy[0])
})

test('a secret stays a secret', () => {
  const secret = new Secret('hush')
  expect(jsonOf({ deep: [secret] })).toEqual({ deep: [secret] })
  expect(JSON.stringify(jsonOf({ deep: [secret] }))).not.toContain('hush')
})
