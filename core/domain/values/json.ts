import { Secret } from './secret.ts'

/** JSON values, and secrets, which serialize as `[secret]`. */
export type Json =
  | null
  | boolean
  | number
  | string
  | Secret<unknown>
  | readonly Json[]
  | { readonly [name: string]: Json }

/**
 * Returns a copy of any value as JSON. A bigint becomes a hexadecimal quantity (Ethereum JSON-RPC), and bytes become hexadecimal data. A map becomes
 * an object, and a set becomes a list. Functions, symbols and circular values are omitted, or `null` in lists. A value that occurs several times is
 * copied once.
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
