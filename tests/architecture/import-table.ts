import type { SourceModule } from './modules.ts'

/** Who may import whom: files by a pattern of their paths, and what each may import. The first row that fits a file counts. */
export type ImportTable = readonly (readonly [from: RegExp, may: readonly RegExp[]])[]

/** What is imported against a table, in words; a file that no row fits may import nothing. */
export function importsAgainst(table: ImportTable, modules: readonly SourceModule[]): readonly string[] {
  return modules.flatMap(({ path, imports }) => {
    const row = table.find(([from]) => from.test(path))
    return imports
      .filter((target) => !row?.[1].some((may) => may.test(target)))
      .map((target) => `${path} imports ${target}`)
  })
}
