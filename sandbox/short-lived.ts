import { randomBytes } from 'node:crypto'

/** Rows with a limited lifetime, each under a key that cannot be guessed. */
export type ShortLived<Row> = {
  /** Stores a row. Returns its key. */
  put(row: Row): string
  /** Returns a row, or `null` if there is none or it has expired. */
  find(key: string): Row | null
  /** Removes and returns a row. */
  take(key: string): Row | null
}

/** Creates rows with a lifetime in milliseconds. `now` is in milliseconds since 1970. */
export function createShortLived<Row>(lifetime: number, now: () => number): ShortLived<Row> {
  const rows = new Map<string, { readonly row: Row; readonly at: number }>()
  const isOver = (at: number) => now() - at >= lifetime
  const find = (key: string) => {
    const kept = rows.get(key)
    return kept && !isOver(kept.at) ? kept.row : null
  }
  return {
    put(row) {
      for (const [key, { at }] of rows) if (isOver(at)) rows.delete(key)
      const key = randomBytes(24).toString('base64url')
      rows.set(key, { row, at: now() })
      return key
    },
    find,
    take(key) {
      const row = find(key)
      rows.delete(key)
      return row
    },
  }
}
