import { expect, test } from 'vitest'
import { createDeviceLinks } from '../../../sandbox/frame/device-links.ts'
import { createOneTimeCodes } from '../../../sandbox/frame/one-time-codes.ts'

const minute = 60_000

function codesAt(start = 0) {
  let now = start
  const codes = createOneTimeCodes(() => now)
  return { codes, pass: (time: number) => (now += time) }
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code has six digits and is good once', () => {
  const { codes } = codesAt()
  const code = codes.issue('sign in')
  expect(code).toMatch(/^\d{6}$/)
  codes.take('sign in', code)
  expect(() => codes.take('sign in', code)).toThrow('No code was asked for')
})

test('a code is good for its own purpose alone', () => {
  const { codes } = codesAt()
  const code = codes.issue('sign in')
  codes.issue('leave')
  expect(() => codes.take('leave', other(code))).toThrow()
  codes.take('sign in', code)
})

test('a new code ends the one before', () => {
  const { codes } = codesAt()
  const first = codes.issue('sign in')
  const second = codes.issue('sign in')
  if (first !== second) expect(() => codes.take('sign in', first)).toThrow('Invalid code')
  codes.take('sign in', second)
})

test('a code is good for twenty minutes', () => {
  const { codes, pass } = codesAt()
  const first = codes.issue('sign in')
  pass(20 * minute - 1)
  codes.take('sign in', first)
  const code = codes.issue('sign in')
  pass(20 * minute)
  expect(() => codes.take('sign in', code)).toThrow('The code has expired. Ask for a new one.')
})

test('the right code is refused after five wrong ones', () => {
  const { codes } = codesAt()
  const code = codes.issue('sign in')
  for (let tried = 0; tried < 5; tried += 1)
    expect(() => codes.take('sign in', other(code))).toThrow('Invalid code')
  expect(() => codes.take('sign in', code)).toThrow('Too many wrong codes. Ask for a new one.')
})

test('a link is good for twenty minutes', () => {
  let now = 0
  const links = createDeviceLinks(() => now)
  const end = links.issue({ email: 'ada@tidewater.test', device: 'phone' })
  now = 20 * minute - 1
  expect(links.find(end)).not.toBeNull()
  now += 1
  expect(links.find(end)).toBeNull()
})

test('five codes may be asked for in ten minutes', () => {
  const { codes, pass } = codesAt()
  for (let asked = 0; asked < 5; asked += 1) codes.issue('sign in')
  expect(() => codes.issue('sign in')).toThrow('Too many codes were asked for.')
  pass(10 * minute)
  codes.issue('sign in')
})
