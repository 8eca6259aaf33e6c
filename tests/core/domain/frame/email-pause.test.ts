import { expect, test } from 'vitest'
import { secondsToNextEmail } from '../../../../core/domain/frame/email-pause.ts'

test.each([
  ['at once', 0, 30],
  ['after a second', 1_000, 29],
  ['after 29.9 seconds', 29_900, 1],
  ['after 29.999 seconds', 29_999, 1],
  ['after 30.0 seconds', 30_000, 0],
  ['an hour later', 3_600_000, 0],
])('%s', (_, passed, seconds) => expect(secondsToNextEmail(1_000, 1_000 + passed)).toBe(seconds))

test('a mail can be requested if none was before or the clock was set back', () => {
  expect(secondsToNextEmail(null, 5)).toBe(0)
  expect(secondsToNextEmail(5_000, 4_000)).toBe(0)
})
