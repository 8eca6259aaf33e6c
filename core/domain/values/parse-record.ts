/** Parses a stored JSON text to an object or a list. Returns an empty object if the text is invalid. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}
