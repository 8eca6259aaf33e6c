/** An error for a field of an answer that has the wrong type. `field` is null for the complete answer. `expected` is a word such as `array`. */
export class UnexpectedField extends Error {
  readonly field: string | null
  readonly found: unknown
  readonly expected: string

  constructor(field: string | null, found: unknown, expected: string) {
    super(`${field ?? 'The answer'} is no ${expected}.`)
    this.field = field
    this.found = found
    this.expected = expected
  }
}

/** Returns the fields of an answer. Throws `UnexpectedField` if it is no object. */
export function fieldsOf(answer: unknown): Readonly<Record<string, unknown>> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new UnexpectedField(null, answer, 'object')
  return answer as Readonly<Record<string, unknown>>
}

/** Returns the list in a field of an answer. Throws `UnexpectedField` if there is none. */
export function listIn(answer: Readonly<Record<string, unknown>>, field: string): readonly unknown[] {
  const found = answer[field]
  if (!Array.isArray(found)) throw new UnexpectedField(field, found, 'array')
  return found as readonly unknown[]
}
