import { expect, test } from 'vitest'
import {
  createPlayer,
  eventsOf,
  foldTape,
  formatTape,
  mask,
  parseTape,
  rerun,
  whyOnlyFolded,
} from '../../../entries/testing.ts'

const refusal = (take: (given: never) => unknown, given: unknown) => {
  try {
    take(given as never)
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string }
    return `${code}: ${message}`
  }
  return 'no error'
}

const takers = { createPlayer, eventsOf, foldTape, formatTape, mask, rerun, whyOnlyFolded }

test.each(Object.entries(takers))(
  '%s refuses a value that is not a tape and says how to get one',
  (name, take) => {
    const wish = 'expected a tape, as parseTape(text) or the tape() of a recorder gives it.'
    expect(refusal(take, null)).toBe(`bad-tape: What ${name} was given is null; ${wish}`)
    expect(refusal(take, '{}')).toBe(`bad-tape: What ${name} was given is the string "{}"; ${wish}`)
    expect(refusal(take, { lines: [] })).toBe(
      `bad-tape: What ${name} was given is an object with lines; ${wish}`,
    )
  },
)

test('parseTape refuses a value that is not text', () => {
  expect(refusal(parseTape, undefined)).toBe(
    'bad-tape: What parseTape was given is missing; expected the text of a tape.',
  )
})
