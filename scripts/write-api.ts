import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { apiReport, exportsOf } from './api-report.ts'
import { withWalletErrors } from './wallet-error-table.ts'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly types?: string }>>
}
mkdirSync('docs/api', { recursive: true })
for (const [path, { types }] of Object.entries(exports)) {
  if (types === undefined) continue
  const name = path === '.' ? 'index' : path.slice(2)
  writeFileSync(`docs/api/${name}.md`, apiReport(path.replace('.', 'latchkey'), exportsOf(types)))
}
writeFileSync('docs/errors.md', withWalletErrors(readFileSync('docs/errors.md', 'utf8')))
