import type { ClientSettings } from '../wallet-connect/sign-client.ts'
import type { FileStorage } from './file-storage.ts'

type PairingStorage = NonNullable<ClientSettings['storage']>

/** Creates the pairing library's storage over texts. A failed write is reported to `failed`, because the library itself would crash on it. */
export function createPairingStorage(storage: FileStorage, failed: (error: unknown) => void): PairingStorage {
  const valueOf = (key: string) => {
    const text = storage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  }
  const kept = async (change: () => unknown) => {
    try {
      await change()
    } catch (error) {
      failed(error)
    }
  }
  return {
    getKeys: async () => [...storage.keys()],
    getEntries: async <Value>() => storage.keys().map((key): [string, Value] => [key, valueOf(key)]),
    getItem: async (key) => valueOf(key),
    setItem: (key, value) => kept(() => storage.setItem(key, JSON.stringify(value ?? null))),
    removeItem: (key) => kept(() => storage.removeItem(key)),
  }
}
