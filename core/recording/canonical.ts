/** JSON with the keys of every object in order, so that equal data are equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner)) ?? 'null'
}

/** Whether two values are the same JSON, whatever the order of names; of those in one order nothing has to be sorted. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
