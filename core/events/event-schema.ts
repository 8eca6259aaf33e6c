import * as z from 'zod/mini'
import { isPersonal, isQuoting } from '../domain/values/personal.ts'
import type { Shape } from './define-events.ts'

/** The schema of an event's data; no other fields may stand in it. */
export function schemaOf(fields: Shape): z.ZodMiniType {
  return isSchema(fields) ? fields : z.strictObject(fields)
}

/** The fields of an event's data that are somebody's business as a whole, or may quote what is, however deep; one that stands inside another, or in the items of a list, is `outer.inner`. */
export function personalFieldsOf(fields: Shape): readonly string[] {
  const isMarked = (schema: unknown) => isPersonal(schema) || isQuoting(schema)
  return [...new Set(pathsIn(fields, isMarked).map((path) => path.join('.')))]
}

/** What in an event's data is somebody's business, however deep: in a list, in an object, or there only at times. */
export function personalValuesOf(fields: Shape, data: unknown): readonly unknown[] {
  return pathsIn(fields, isPersonal).flatMap((path) => valuesAt(data, path))
}

type Path = readonly string[]
type IsWanted = (schema: unknown) => boolean

function isSchema(fields: Shape): fields is z.ZodMiniType {
  return fields instanceof z.ZodMiniType
}

function pathsIn(fields: Shape, isWanted: IsWanted): readonly Path[] {
  return isSchema(fields) ? pathsTo(fields, isWanted) : pathsBelow(fields, isWanted)
}

function pathsBelow(shape: object, isWanted: IsWanted): readonly Path[] {
  return Object.entries(shape).flatMap(([name, schema]) =>
    pathsTo(schema, isWanted).map((path) => [name, ...path]),
  )
}

function pathsTo(schema: unknown, isWanted: IsWanted): readonly Path[] {
  if (isWanted(schema)) return [[]]
  if (schema instanceof z.ZodMiniObject) return pathsBelow(schema.def.shape, isWanted)
  if (schema instanceof z.ZodMiniArray) return pathsTo(schema.def.element, isWanted)
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.flatMap((option) => pathsTo(option, isWanted))
  const may =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniCatch
  return may ? pathsTo(schema.def.innerType, isWanted) : []
}

function valuesAt(value: unknown, [name, ...path]: Path): readonly unknown[] {
  if (name === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [name, ...path]))
  return valuesAt((Object(value) as Readonly<Record<string, unknown>>)[name], path)
}
