/** Returns JSON with the keys of every object in order, so that equal data give equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner)) ?? 'null'
}

/** Returns whether two values are the same JSON, in any order of keys. Compares without sorting first, because that is faster. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
