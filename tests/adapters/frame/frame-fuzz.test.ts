import fc from 'fast-check'
import { test } from 'vitest'
import { expectUnmoved, messages } from './frame-fuzz.ts'

test('three thousand messages, half of them well-formed with live ids from a wrong source, move nothing', () => {
  fc.assert(fc.property(messages(100), expectUnmoved), { numRuns: 30 })
})
