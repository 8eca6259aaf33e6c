/** An object of which nothing is known, such as an answer of a node. */
export type Fields = Readonly<Record<string, unknown>>

/** Asks a node a question of JSON-RPC. */
export type AskNode = (method: string, ...params: unknown[]) => Promise<unknown>

/** Returns whether something is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Returns the objects in a list; none where there is no list. */
export function fieldsIn(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}
