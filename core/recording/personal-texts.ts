import { allFields } from '../events/all-fields.ts'
import { personalFieldsOf, personalValuesOf } from '../events/event-schema.ts'
import type { TapeAnswer, TapeLine } from './tape-line.ts'
import { textsIn } from './texts-in.ts'

/**
 * Returns the fields of an event's data that are personal as a whole, or may quote something personal. A nested field, also in the items of a list,
 * is `outer.inner`.
 */
export function personalFields(type: string): readonly string[] {
  const fields = allFields.get(type)
  return fields ? personalFieldsOf(fields) : []
}

/** Returns whether an answer is personal as a whole: any answer of a connector or a node to a host's request. */
export function isPersonalAnswer(line: TapeAnswer): boolean {
  return ['request', 'ask', 'lateAnswer'].includes(line.method)
}

/** Returns the personal texts on a line. */
export function personalTexts(line: TapeLine): readonly string[] {
  if (line.kind === 'answer') {
    if (!isPersonalAnswer(line)) return []
    const { params } = Object(line.request) as { readonly params?: unknown }
    return textsIn([params, 'value' in line.answer ? line.answer.value : null])
  }
  const fields = allFields.get(line.type)
  return fields ? personalValuesOf(fields, line.data).flatMap(textsIn) : []
}
