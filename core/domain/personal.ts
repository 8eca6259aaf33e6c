import type * as z from 'zod/mini'

const mark = Symbol.for('latchkey.personal')

/** Marks a field as its owner's business: shown to them, replaced by stand-ins when a recording leaves the machine. */
export function personal<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  const copy = schema.clone()
  Object.defineProperty(copy, mark, { value: true })
  return copy
}

/** Whether a field was declared `personal`. */
export function isPersonal(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && mark in schema
}
