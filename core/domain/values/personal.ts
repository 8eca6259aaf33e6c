import type * as z from 'zod/mini'

const mark = Symbol.for('latchkey.personal')
const quotingMark = Symbol.for('latchkey.quoting')

/** Marks a field as its owner's business: shown to them, replaced by stand-ins when a recording leaves the machine. */
export function personal<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return marked(schema, mark)
}

/** Marks a field that may quote what is somebody's business: that is replaced in it, also where it is a single word, and nothing else of it. */
export function quoting<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return marked(schema, quotingMark)
}

/** Whether a field was declared `personal`. */
export function isPersonal(schema: unknown): boolean {
  return isMarked(schema, mark)
}

/** Whether a field was declared `quoting`. */
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
