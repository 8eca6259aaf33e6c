import { LatchkeyError } from '../errors/latchkey-error.ts'

/** The Latchkey that was given; throws `bad-request` for what is none, naming who was given it. */
export function expectedLatchkey<Given>(given: Given, taker: string): Given {
  if (typeof Object(given).subscribe === 'function') return given
  throw refused(`The Latchkey given to ${taker}`, given, 'the one that createLatchkey made')
}

/** A text that was given; throws `bad-request` for anything else, saying what it should have been. */
export function expectedText(given: string, what: string, expected: string): string {
  if (typeof given === 'string') return given
  throw refused(what, given, expected)
}

function refused(what: string, given: unknown, expected: string): LatchkeyError {
  const type = given === null ? 'null' : typeof given
  return new LatchkeyError('bad-request', `${what} is of type ${type}; expected ${expected}.`)
}
