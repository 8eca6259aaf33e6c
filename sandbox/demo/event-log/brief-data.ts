/** Returns a short text of an event's data: its fields as `name value`, truncated. */
export function briefData(data: unknown): string {
  return Object.entries(Object(data))
    .map(([name, value]) => `${name} ${brief(value)}`)
    .join(', ')
    .slice(0, 160)
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const { name, code } = value as { name?: unknown; code?: unknown }
  const word = [name, code].find((candidate) => typeof candidate === 'string')
  return word ?? '{…}'
}
