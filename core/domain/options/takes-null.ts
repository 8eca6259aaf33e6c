import * as z from 'zod/mini'
import { optionsSchema } from './options.schema.ts'

type Schema = z.core.$ZodType | undefined

/** Returns whether the schema of the options accepts null at a path. */
export function takesNull(path: readonly PropertyKey[]): boolean {
  const schema = path.reduce<Schema>((outer, key) => schemaIn(outer, key), optionsSchema)
  return schema !== undefined && z.safeParse(schema, null).success
}

function schemaIn(schema: Schema, key: PropertyKey): Schema {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return schemaIn(schema._zod.def.innerType, key)
  if (schema instanceof z.ZodMiniObject)
    return (schema._zod.def.shape as Readonly<Record<PropertyKey, Schema>>)[key]
  if (schema instanceof z.ZodMiniArray) return schema._zod.def.element
  return schema instanceof z.ZodMiniRecord ? schema._zod.def.valueType : undefined
}
