/** Returns a text in quotes, or the type of any other value, for error messages of small code. */
export function quotedOrType(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : `of type ${typeof value}`
}
