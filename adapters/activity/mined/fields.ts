/** An object of unknown content, such as a node's answer. */
export type Fields = Readonly<Record<string, unknown>>

/** Asks a node a question of JSON-RPC. */
export type AskNode = (method: string, ...params: unknown[]) => Promise<unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Returns the objects of a list, or an empty list if the value is no list. */
export function fieldsIn(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}
