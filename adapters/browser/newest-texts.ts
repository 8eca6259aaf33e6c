import type { HostStorage } from './host-storage.ts'

/** Gives a text to the host's storage under its complete key, or removes it (null). Resolves when it has landed. */
export type PutText = (storage: HostStorage, key: string, text: string | null) => Promise<void>

/**
 * Returns a function that changes texts, and tells of each change that landed.
 * If a change lands after a newer one of its key was begun, the newest is made again. So a write that was aborted, but lands late, does not stay.
 */
export function createNewestTexts(
  tell: (change: { readonly key: string; readonly text: string | null }) => void,
): PutText {
  const newest = new Map<string, { readonly text: string | null }>()
  const make = async (storage: HostStorage, key: string, change: { readonly text: string | null }) => {
    const { text } = change
    await (text === null ? storage.removeItem(key) : storage.setItem(key, text))
    tell({ key, text })
    const last = newest.get(key) ?? change
    if (last !== change) await make(storage, key, last)
  }
  return (storage, key, text) => {
    const change = { text }
    newest.set(key, change)
    return make(storage, key, change)
  }
}
