import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'

/** Takes a folder for this process alone and answers how to give it back; throws `storage-blocked` while another process has it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  while (!(await isWritten(path))) {
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    if (isAlive(owner)) {
      throw new LatchkeyError(
        'storage-blocked',
        `${folder} is used by another latchkey (process ${owner}); quit that one, or give another folder.`,
      )
    }
    await rm(path, { force: true })
  }
  return () => rm(path, { force: true })
}

async function isWritten(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A number that is this process's own was another's before, in a container that was started again. */
function isAlive(owner: number): boolean {
  if (!Number.isInteger(owner) || owner < 1 || owner === process.pid) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
