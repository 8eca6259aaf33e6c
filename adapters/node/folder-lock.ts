import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** Takes a folder for this process alone and answers how to give it back; throws `storage-blocked` while another process has it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  await take(path, folder)
  return () => rm(path, { force: true })
}

/** A lock is filled before it stands at its path, so that nobody finds one without its owner. */
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

/** Only who has a second lock clears what a dead process left: others who saw that one may not clear the lock that follows it. */
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

/** Whether a dead process left this lock; false where there is none, and an error where its owner lives or is unknown. */
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

/** A number that is this process's own was another's before, in a container that was started again. */
function isAlive(owner: number): boolean {
  if (owner === process.pid) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
