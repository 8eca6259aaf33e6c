import { randomBytes } from 'node:crypto'

/** Rows that are good for some time, each under a key that nobody can guess. */
export type ShortLived<Row> = {
  /** Keeps a row; answers its key. */
  put(row: Row): string
  /** `null` where there is none, or none any more. */
  find(key: string): Row | null
  /** Finds a row once. */
  take(key: string): Row | null
}

/** Rows that are good for a lifetime in milliseconds; `now` is in milliseconds since 1970. */
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
