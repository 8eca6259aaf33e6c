import { codeLength, typedCode } from '../../domain/frame/one-time-code.ts'
import type { TypedCode } from '../../domain/frame/one-time-code.ts'
import type { AnyEventDefinition, EventInput } from '../../events/define-events.ts'
import type { TextField } from './parts.ts'

/** An event definition whose data is a typed text. */
type TextEvent = AnyEventDefinition & ((data: { text: string }) => EventInput)
type CodeEvent = AnyEventDefinition & ((data: TypedCode) => EventInput)

/** Declares a text field over an event that carries `{ text }`. */
export function textField(label: string, value: string, event: TextEvent): TextField {
  return { part: 'text-field', label, value, change: event({ text: value }) }
}

/** Returns the field of a one-time code. Its digits are hidden; only the visitor's renderer has them. */
export function codeField(label: string, code: TypedCode, event: CodeEvent): TextField {
  const value = '•'.repeat(code.digits)
  return {
    part: 'text-field',
    label,
    value,
    secret: code.text,
    change: event(code),
    purpose: 'code',
    length: codeLength,
  }
}

/** Returns the text of a field for the visitor who types it. A tape stores only its length. */
export function textIn({ value, secret }: TextField): string {
  const text = secret?.reveal()
  return text?.length === value.length ? text : value
}

/** Returns the event that a text field sends when its text becomes `text`. */
export function typed({ change, purpose }: TextField, text: string): EventInput {
  const data = purpose === 'code' ? typedCode(text) : { text }
  return { type: change.type, data: { ...Object(change.data), ...data } }
}
