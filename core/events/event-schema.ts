import * as z from 'zod/mini'
import { isPersonal, isQuoting } from '../domain/values/personal.ts'
import type { Shape } from './define-events.ts'

/** Returns the schema of an event's data. It rejects unknown fields. */
export function schemaOf(fields: Shape): z.ZodMiniType {
  return isSchema(fields) ? fields : z.strictObject(fields)
}

/** Returns the paths of the fields marked `personal` or `quoting`, at any depth. A nested field, also in the items of a list, is `outer.inner`. */
export function personalFieldsOf(fields: Shape): readonly string[] {
  const isMarked = (schema: unknown) => isPersonal(schema) || isQuoting(schema)
  return [...new Set(pathsIn(fields, isMarked).map((path) => path.join('.')))]
}

/** Returns the values of the `personal` fields of an event's data, at any depth: in lists, in objects, and in optional fields. */
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
