/** A place of an answer that is not what it must be; `field` is null for the whole answer, `expected` a word such as `array`. */
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

/** The fields of an answer; throws `UnexpectedField` when it is no object. */
export function fieldsOf(answer: unknown): Readonly<Record<string, unknown>> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new UnexpectedField(null, answer, 'object')
  return answer as Readonly<Record<string, unknown>>
}

/** The list in a field of an answer; throws `UnexpectedField` when there is none. */
export function listIn(answer: Readonly<Record<string, unknown>>, field: string): readonly unknown[] {
  const found = answer[field]
  if (!Array.isArray(found)) throw new UnexpectedField(field, found, 'array')
  return found as readonly unknown[]
}
