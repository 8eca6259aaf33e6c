import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { failureOf } from '../../../../core/domain/errors/failure.ts'
import { LatchkeyError } from '../../../../core/domain/errors/latchkey-error.ts'
import { Secret } from '../../../../core/domain/values/secret.ts'

test('an error thrown by a port becomes data with a code', () => {
  expect(failureOf(new LatchkeyError('http-status', 'The registry said 503.', { data: 503 }))).toEqual({
    code: 'http-status',
    detail: 'The registry said 503.',
    status: 503,
  })
  expect(failureOf(new DOMException('stop', 'AbortError'))).toEqual({ code: 'aborted' })
  expect(failureOf(new TypeError('x is not a function'))).toEqual({
    code: 'unexpected',
    detail: 'x is not a function',
  })
  expect(failureOf({ code: 'timed-out' })).toEqual({ code: 'timed-out' })
  expect(failureOf('odd')).toEqual({ code: 'unexpected', detail: 'odd' })
})

test('an error shows its short message and then its meta lines, and finds a cause below it', () => {
  const root = new RangeError('deep')
  const error = new LatchkeyError('bad-tape', 'Line 3 is no JSON.', {
    meta: ['Write one object per line.'],
    cause: new Error('mid', { cause: root }),
  })
  expect(error.message).toBe('Line 3 is no JSON.\nWrite one object per line.')
  expect(error.walk((cause) => cause instanceof RangeError)).toBe(root)
  expect(error.walk((cause) => cause instanceof SyntaxError)).toBeNull()
})

test('a secret is hidden in text, JSON and inspection, and shown only by reveal()', () => {
  const secret = new Secret('123456')
  expect(`${String(secret)} ${JSON.stringify({ secret })} ${inspect({ secret })}`).not.toContain('123456')
  expect(secret.reveal()).toBe('123456')
})
