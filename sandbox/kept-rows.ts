import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows by their ids. Each change is on disk before the call returns. */
export type KeptRows<Row> = {
  all(): readonly Row[]
  find(id: string): Row | null
  put(id: string, row: Row): void
  remove(id: string): void
  clear(): void
}

/** Creates the rows of a file in a folder. Without a folder, they last as long as the process. */
export function keptRows<Row>(folder: string | null, name: string): KeptRows<Row> {
  const file = folder === null ? null : join(folder, name)
  const rows = new Map<string, Row>(
    file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Row][]) : [],
  )
  const write = () => {
    if (file === null || folder === null) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify([...rows]), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return {
    all: () => [...rows.values()],
    find: (id) => rows.get(id) ?? null,
    put(id, row) {
      rows.set(id, row)
      write()
    },
    remove(id) {
      if (rows.delete(id)) write()
    },
    clear() {
      rows.clear()
      write()
    },
  }
}
