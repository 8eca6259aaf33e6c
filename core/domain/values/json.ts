import { Secret } from './secret.ts'

/** What JSON can say, and secrets, which say `[secret]` there. */
export type Json =
  | null
  | boolean
  | number
  | string
  | Secret<unknown>
  | readonly Json[]
  | { readonly [name: string]: Json }

/**
 * A copy of any value as JSON. A bigint is a hexadecimal quantity (Ethereum JSON-RPC), bytes are hexadecimal data, a map is an object,
 * a set a list; what JSON has no word for (functions, symbols, a value inside itself) is left out, or `null` where something must stand.
 * A value that stands more than once is copied once.
 */
export function jsonOf(value: unknown, secretOf = (secret: Secret<unknown>): Json => secret): Json {
  const copies = new Map<object, Json | undefined>()
  return copied(value, '') ?? null

  function copied(inner: unknown, name: string): Json | undefined {
    if (typeof inner === 'bigint') return inner < 0n ? `${inner}` : `0x${inner.toString(16)}`
    if (typeof inner === 'number') return Number.isFinite(inner) ? inner : null
    if (inner === null || typeof inner === 'string' || typeof inner === 'boolean') return inner
    if (typeof inner !== 'object') return undefined
    if (copies.has(inner)) return copies.get(inner)
    if (inner instanceof Secret) return secretOf(inner)
    if (inner instanceof Uint8Array) return `0x${Array.from(inner, hexOfByte).join('')}`
    copies.set(inner, undefined)
    const copy = hasToJson(inner) ? copied(inner.toJSON(name), name) : copiedParts(inner)
    copies.set(inner, copy)
    return copy
  }

  function copiedParts(inner: object): Json {
    if (Array.isArray(inner)) return inner.map((item, index) => copied(item, String(index)) ?? null)
    if (inner instanceof Set) return copiedParts([...inner])
    const fields: [unknown, unknown][] = inner instanceof Map ? [...inner] : Object.entries(inner)
    return Object.fromEntries(
      fields.flatMap(([key, field]) => {
        const copy = copied(field, String(key))
        return copy === undefined ? [] : [[String(key), copy]]
      }),
    )
  }
}

function hexOfByte(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

function hasToJson(value: object): value is { readonly toJSON: (name: string) => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}
