import type { ClientSettings } from './sign-client.ts'

type PairingStorage = NonNullable<ClientSettings['storage']>

/** Where a page's browser keeps databases, as far as it is asked about here. */
export type Databases = { readonly databases?: () => Promise<unknown> }

/** What the pairing library keeps its sessions in on a page: its own IndexedDB (undefined), or memory, for this visit, where the browser has none for the page, on which the library would wait for ever. */
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

/** A storage of the pairing library's own kind that is gone with the page, or the process. */
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
