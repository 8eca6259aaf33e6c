import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { UnexpectedField } from './answer-fields.ts'

/** Reads the known fields of an answer. Throws `UnexpectedField` if one does not fit. */
export type AnswerReader<Value> = (answer: unknown) => Value

/** Reads JSON text. Throws `malformed-answer`, which names the field, its value and the expected type. */
export function checkedJson<Value>(text: string, read: AnswerReader<Value>, place: string): Value {
  const answer = parsed(text, place)
  try {
    return read(answer)
  } catch (error) {
    if (!(error instanceof UnexpectedField)) throw error
    const { field, found, expected } = error
    throw new LatchkeyError(
      'malformed-answer',
      `${place}: ${field === null ? 'The answer' : `"${field}"`} is ${shapeOf(found)}; expected a value of type ${expected}.`,
    )
  }
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
