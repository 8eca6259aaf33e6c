import type * as z from 'zod/mini'

const mark = Symbol.for('latchkey.personal')
const quotingMark = Symbol.for('latchkey.quoting')

/** Marks a field as personal. The visitor sees its value, but exported recordings have stand-ins for it. */
export function personal<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return marked(schema, mark)
}

/** Marks a field that may quote personal values. A recording replaces those values in it, even single words, and nothing else. */
export function quoting<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return marked(schema, quotingMark)
}

/** Returns whether a field was declared `personal`. */
export function isPersonal(schema: unknown): boolean {
  return isMarked(schema, mark)
}

/** Returns whether a field was declared `quoting`. */
export function isQuoting(schema: unknown): boolean {
  return isMarked(schema, quotingMark)
}

function marked<Schema extends z.ZodMiniType>(schema: Schema, name: symbol): Schema {
  const copy = schema.clone()
  Object.defineProperty(copy, name, { value: true })
  return copy
}

function isMarked(schema: unknown, name: symbol): boolean {
  return typeof schema === 'object' && schema !== null && name in schema
}
