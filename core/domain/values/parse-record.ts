/** What a text that was kept holds: the fields of an object, the elements of a list; nothing where it is no JSON of such. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}
