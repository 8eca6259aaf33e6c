import type * as z from 'zod/mini'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'

/** Reads JSON text by a schema; throws `malformed-answer` naming the field, what it is and what was expected. */
export function checkedJson<Schema extends z.ZodMiniType>(
  text: string,
  schema: Schema,
  place: string,
): z.output<Schema> {
  const value = parsed(text, place)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path ?? []
  const found = path.reduce<unknown>(
    (inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key],
    value,
  )
  const field = path.length ? `"${path.map(String).join('.')}"` : 'The answer'
  const expected = issue && 'expected' in issue ? `a value of type ${issue.expected}` : 'another value'
  throw new LatchkeyError(
    'malformed-answer',
    `${place}: ${field} is ${shapeOf(found)}; expected ${expected}.`,
  )
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LatchkeyError('malformed-answer', `${place} answered with ${shapeOf(text)}; expected JSON.`, {
      cause,
    })
  }
}
