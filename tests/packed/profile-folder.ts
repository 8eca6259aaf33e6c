import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for a profile that is gone after the test. */
export function profileFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-profile-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
