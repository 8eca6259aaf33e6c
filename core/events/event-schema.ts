import * as z from 'zod/mini'
import type { AnyEventDefinition } from './define-events.ts'
import { isPersonal } from './personal.ts'

/** The schema of an event's data; no other fields may stand in it. */
export function schemaOf({ fields }: Pick<AnyEventDefinition, 'fields'>): z.ZodMiniType {
  return z.strictObject(fields)
}

/** The fields of an event's data that are somebody's business. */
export function personalFieldsOf({ fields }: Pick<AnyEventDefinition, 'fields'>): readonly string[] {
  return Object.keys(fields).filter((field) => isPersonal(fields[field]))
}
