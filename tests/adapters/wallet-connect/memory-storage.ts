import type { ClientSettings } from '../../../adapters/wallet-connect/sign-client.ts'

/** A storage of the pairing library that a test can look into, and that outlives a client. */
export type MemoryStorage = NonNullable<ClientSettings['storage']> & {
  /** What the library keeps under a name, such as `pairing` or `session`. */
  readonly kept: (name: string) => readonly unknown[]
  /** Another storage that holds the same, as when the page that wrote it is gone. */
  readonly copy: () => MemoryStorage
  /** From now on nothing can be read, or can again with false. */
  readonly shut: (isShut?: boolean) => void
}

/** Makes one, empty at first; values are kept as text, as a browser would. */
export function memoryStorage(held: ReadonlyMap<string, string> = new Map()): MemoryStorage {
  const texts = new Map(held)
  let isShutNow = false
  const read = <Value>(text: string | undefined) =>
    (text === undefined ? undefined : JSON.parse(text)) as Value | undefined
  return {
    getKeys: async () => [...texts.keys()],
    getEntries: async <Value>() =>
      [...texts].map(([key, text]): [string, Value] => [key, JSON.parse(text) as Value]),
    getItem: async <Value>(key: string) => {
      if (isShutNow && key.includes('keychain')) throw new Error('The storage is shut.')
      return read<Value>(texts.get(key))
    },
    setItem: async (key, value) => void texts.set(key, JSON.stringify(value)),
    removeItem: async (key) => void texts.delete(key),
    copy: () => memoryStorage(texts),
    shut: (isShut = true) => {
      isShutNow = isShut
    },
    kept: (name) =>
      [...texts].flatMap(([key, text]) => (key.endsWith(`//${name}`) ? (read<unknown[]>(text) ?? []) : [])),
  }
}
