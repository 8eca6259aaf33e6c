import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { shapeOf } from '../domain/values/text/shape-of.ts'

/** Throws `bad-tape` for a value that is no tape, such as a tape's text. The message names the function that received it. */
export function expectTape(given: unknown, taker: string): void {
  const { header, lines } = Object(given) as Readonly<Record<string, unknown>>
  if (Object(header) === header && Array.isArray(lines)) return
  const wish = 'expected a tape, as parseTape(text) or the tape() of a recorder gives it'
  throw new LatchkeyError('bad-tape', `What ${taker} was given is ${shapeOf(given)}; ${wish}.`)
}
