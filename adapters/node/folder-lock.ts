import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** Locks a folder for this process and returns the function that unlocks it. Throws `storage-blocked` while another process has the lock. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  await take(path, folder)
  return () => rm(path, { force: true })
}

/** The lock file is filled before it gets its path, so that no process finds one without an owner. */
async function take(path: string, folder: string): Promise<void> {
  const filled = `${path}.${randomUUID()}`
  await writeFile(filled, String(process.pid), { flag: 'wx', mode: 0o600, flush: true })
  try {
    while (!(await isLinked(filled, path))) {
      if (await isLeft(path, folder)) await clear(path, folder)
    }
  } finally {
    await rm(filled, { force: true })
  }
}

/**
 * Only the holder of a second lock removes the lock of a dead process. Otherwise two processes could see the dead lock, and one would remove the
 * new lock of the other.
 */
async function clear(path: string, folder: string): Promise<void> {
  const second = `${path}.clearing`
  await take(second, folder)
  try {
    if (await isLeft(path, folder)) await rm(path, { force: true })
  } finally {
    await rm(second, { force: true })
  }
}

async function isLinked(filled: string, path: string): Promise<boolean> {
  try {
    await link(filled, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Returns whether the lock belongs to a dead process. Returns false if there is no lock. Throws if its owner is alive or unknown. */
async function isLeft(path: string, folder: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return false
  const owner = Number(text)
  if (!Number.isInteger(owner) || owner < 1) {
    const message = `${path} names no process; expected the number of the latchkey that uses ${folder}. Remove it if none does, or give another folder.`
    throw new LatchkeyError('storage-blocked', message)
  }
  if (!isAlive(owner)) return true
  const message = `${folder} is used by another latchkey (process ${owner}); quit that one, or give another folder.`
  throw new LatchkeyError('storage-blocked', message)
}

/** A lock with this process's own id belonged to another process, such as before the restart of a container. */
function isAlive(owner: number): boolean {
  if (owner === process.pid) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
