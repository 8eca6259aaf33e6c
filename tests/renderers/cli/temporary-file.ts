import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The path of a file that is gone after the test; with a text, the file holds it already. */
export function temporaryFile(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'file.jsonl')
  if (text !== undefined) writeFileSync(path, text)
  return path
}
