import { LatchkeyError } from '../errors/latchkey-error.ts'

/** Returns the given Latchkey. Throws `bad-request` with the name of the function if the value is no Latchkey. */
export function expectedLatchkey<Given>(given: Given, taker: string): Given {
  if (typeof Object(given).subscribe === 'function') return given
  throw refused(`The Latchkey given to ${taker}`, given, 'the one that createLatchkey made')
}

/** Returns the given text. Throws `bad-request` with the expected value for anything else. */
export function expectedText(given: string, what: string, expected: string): string {
  if (typeof given === 'string') return given
  throw refused(what, given, expected)
}

/** Returns the given object, or none. Throws `bad-request` with the expected value for anything else. */
export function expectedFields<Given extends object>(
  given: Given | null | undefined,
  what: string,
  expected: string,
): Given | null | undefined {
  if (typeof (given ?? {}) === 'object') return given
  throw refused(what, given, `${expected}, or none`)
}

function refused(what: string, given: unknown, expected: string): LatchkeyError {
  const type = given === null ? 'null' : typeof given
  return new LatchkeyError('bad-request', `${what} is of type ${type}; expected ${expected}.`)
}
