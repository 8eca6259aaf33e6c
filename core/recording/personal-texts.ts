import { allFields } from '../events/all-fields.ts'
import { personalFieldsOf, personalValuesOf } from '../events/event-schema.ts'
import type { TapeAnswer, TapeLine } from './tape-line.ts'
import { textsIn } from './texts-in.ts'

/** The fields of an event's data that are somebody's business as a whole, or may quote what is; one inside another, or in the items of a list, is `outer.inner`. */
export function personalFields(type: string): readonly string[] {
  const fields = allFields.get(type)
  return fields ? personalFieldsOf(fields) : []
}

/** What a connector, or a node, answers to a host's request is its owner's, whatever it is: a signature, a balance, a list of accounts. */
export function isPersonalAnswer(line: TapeAnswer): boolean {
  return ['request', 'ask', 'lateAnswer'].includes(line.method)
}

/** The texts on a line that are somebody's business. */
export function personalTexts(line: TapeLine): readonly string[] {
  if (line.kind === 'answer') {
    if (!isPersonalAnswer(line)) return []
    const { params } = Object(line.request) as { readonly params?: unknown }
    return textsIn([params, 'value' in line.answer ? line.answer.value : null])
  }
  const fields = allFields.get(line.type)
  return fields ? personalValuesOf(fields, line.data).flatMap(textsIn) : []
}
