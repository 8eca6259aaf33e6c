import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { shapeOf } from '../domain/values/shape-of.ts'

/** Throws `bad-tape` for what is no tape, such as the text of one, naming who was given it. */
export function expectTape(given: unknown, taker: string): void {
  const { header, lines } = Object(given) as Readonly<Record<string, unknown>>
  if (Object(header) === header && Array.isArray(lines)) return
  const wish = 'expected a tape, as parseTape(text) or the tape() of a recorder gives it'
  throw new LatchkeyError('bad-tape', `What ${taker} was given is ${shapeOf(given)}; ${wish}.`)
}
