/** An object of unknown content, such as a stored record, a request or an answer. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns whether a value is an object or a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Returns the fields of a value, or none if it is no object. */
export function fieldsIn(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** Returns the objects of a list, or none if the value is no list. */
export function objectsIn(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}
