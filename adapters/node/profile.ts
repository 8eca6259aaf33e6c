import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { HostStorage } from '../browser/host-storage.ts'
import type { ClientSettings } from '../wallet-connect/sign-client.ts'
import { openFileStorage } from './file-storage.ts'
import { lockFolder } from './folder-lock.ts'
import { createPairingStorage } from './pairing-storage.ts'

/**
 * The data that a browser would store between two visits: Latchkey's texts and the pairing library's. `close` resolves when all data is in its
 * files.
 */
export type Profile = {
  readonly storage: HostStorage
  readonly pairingStorage: NonNullable<ClientSettings['storage']>
  readonly close: () => Promise<void>
}

/**
 * Opens a folder as a profile, and creates it if it is missing. Reports damaged files to `warn`. Throws `storage-blocked` if the folder cannot be
 * used.
 */
export async function openProfile(folder: string, warn: (sentence: string) => void): Promise<Profile> {
  const release = await taken(folder)
  let hasFailed = false
  const failed = (error: unknown) => {
    if (!hasFailed) warn(`${folder} cannot be written (${reasonOf(error)}); what is paired now is not kept.`)
    hasFailed = true
  }
  try {
    const storage = await openFileStorage(join(folder, 'storage.json'), warn)
    const pairing = await openFileStorage(join(folder, 'pairing.json'), warn)
    return {
      storage,
      pairingStorage: createPairingStorage(pairing, failed),
      close: async () => {
        const files = await Promise.allSettled([storage.written(), pairing.written()])
        for (const file of files) if (file.status === 'rejected') failed(file.reason)
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function taken(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await lockFolder(folder)
  } catch (cause) {
    if (cause instanceof LatchkeyError) throw cause
    const message = `${folder} cannot be used as a profile (${reasonOf(cause)}); expected a folder that can be written.`
    throw new LatchkeyError('storage-blocked', message, { cause })
  }
}

function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
