import type { ClientSettings } from './sign-client.ts'

type PairingStorage = NonNullable<ClientSettings['storage']>

/** The part of a browser's `indexedDB` that is used. */
export type Databases = { readonly databases?: () => Promise<unknown> }

/**
 * Returns the storage of the pairing library on a page. Undefined means the library's own IndexedDB. If the browser offers the page no IndexedDB,
 * the library would wait for ever, so the sessions stay in memory.
 */
export async function pageStorage(find: () => Databases | undefined): Promise<PairingStorage | undefined> {
  try {
    const found = find()
    if (!found) return fleetingStorage()
    await found.databases?.()
    return undefined
  } catch {
    return fleetingStorage()
  }
}

/** Creates a storage for the pairing library in memory. It ends with the page or the process. */
export function fleetingStorage(): PairingStorage {
  const texts = new Map<string, string>()
  const valueOf = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...texts.keys()],
    getEntries: async <Value>() => [...texts].map(([key, text]): [string, Value] => [key, valueOf(text)]),
    getItem: async (key) => valueOf(texts.get(key)),
    setItem: async (key, value) => void texts.set(key, JSON.stringify(value ?? null)),
    removeItem: async (key) => void texts.delete(key),
  }
}
