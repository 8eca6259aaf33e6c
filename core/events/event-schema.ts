import * as z from 'zod/mini'
import type { AnyEventDefinition, Shape } from './define-events.ts'
import { isPersonal, isQuoting } from '../domain/personal.ts'

/** The schema of an event's data; no other fields may stand in it. */
export function schemaOf({ fields }: Pick<AnyEventDefinition, 'fields'>): z.ZodMiniType {
  return isSchema(fields) ? fields : z.strictObject(fields)
}

/** The fields of an event's data that are somebody's business as a whole, or may quote what is; one that quotes inside another is `outer.inner`. */
export function personalFieldsOf({ fields }: Pick<AnyEventDefinition, 'fields'>): readonly string[] {
  return Object.entries(fieldsIn(fields)).flatMap(([name, schema]) => {
    const inner = bare(schema)
    if (isPersonal(inner)) return [name]
    return quotingIn(inner).map((path) => [name, ...path].join('.'))
  })
}

/** What in an event's data is somebody's business, however deep: in a list, in an object, or there only at times. */
export function personalValuesOf(
  { fields }: Pick<AnyEventDefinition, 'fields'>,
  data: unknown,
): readonly unknown[] {
  return valuesIn(data, fieldsIn(fields))
}

function isSchema(fields: Shape): fields is z.ZodMiniType {
  return fields instanceof z.ZodMiniType
}

function fieldsIn(fields: Shape): Readonly<Record<string, unknown>> {
  if (!isSchema(fields)) return fields
  return fields instanceof z.ZodMiniObject ? fields.def.shape : {}
}

function valuesIn(data: unknown, fields: Readonly<Record<string, unknown>>): readonly unknown[] {
  const given = Object(data) as Readonly<Record<string, unknown>>
  return Object.entries(fields).flatMap(([name, schema]) => personalValues(schema, given[name]))
}

function personalValues(schema: unknown, value: unknown): readonly unknown[] {
  const inner = bare(schema)
  if (isPersonal(inner)) return [value]
  if (inner instanceof z.ZodMiniObject) return valuesIn(value, inner.def.shape)
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((item) => personalValues(inner.def.element, item))
  return []
}

function quotingIn(schema: unknown): readonly (readonly string[])[] {
  const inner = bare(schema)
  if (isQuoting(inner)) return [[]]
  if (!(inner instanceof z.ZodMiniObject)) return []
  return Object.entries(inner.def.shape).flatMap(([name, field]) =>
    quotingIn(field).map((path) => [name, ...path]),
  )
}

/** A schema without what says that its value may be missing. */
function bare(schema: unknown): unknown {
  const may =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniCatch
  return may && !isPersonal(schema) ? bare(schema.def.innerType) : schema
}
