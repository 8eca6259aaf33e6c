import { filter, map } from 'rxjs'
import { earlierRecord } from '../../core/domain/earlier-records.ts'
import type { EarlierRecord } from '../../core/domain/earlier-records.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'
import { removedWith } from '../../core/domain/storage-keys.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { rejectOnAbort, untilAborted } from '../aborted.ts'
import type { HostStorage } from './host-storage.ts'
import { createStorageChanges } from './storage-changes.ts'
import { anyPrefix, prefixOf } from './storage-prefix.ts'

/** What a storage is made of; `find` is called at each question, since browsers throw at the mere sight of a blocked `localStorage`, and `target` is the window in which others are heard. */
export type StorageParts = {
  readonly find: () => HostStorage | null | undefined
  readonly projectId: string
  readonly target?: EventTarget | null
}

/** Texts of one project under our prefix in a host's storage (design 12, ruling 1); what an older version kept otherwise moves over when it is first read. */
export function createStorage({ find, projectId, target = null }: StorageParts): Storage {
  const prefix = prefixOf(projectId)
  const changes = createStorageChanges(target)
  const reading = new Map<string, Promise<string | null>>()
  const settled = (key: string) => reading.get(key)?.catch(() => null)
  const using = <Value>(
    what: string,
    signal: AbortSignal,
    use: (storage: HostStorage) => Value | Promise<Value>,
  ) =>
    rejectOnAbort(
      allowed(what, () => use(present(find()))),
      signal,
    )
  const changing = new Map<string, Promise<unknown>>()
  /** What is asked of one text is done in that order, by whichever effect it was asked; what nobody waits for any more is left out. */
  const change = (
    what: string,
    keys: readonly string[],
    signal: AbortSignal,
    act: (storage: HostStorage) => Promise<void>,
  ) => {
    const before = keys.flatMap((key) => changing.get(key) ?? [])
    const changed = using(what, signal, async (storage) => {
      if (before.length > 0) await Promise.all(before)
      if (!signal.aborted) await act(storage)
      return null
    })
    const ended = changed.catch(() => {})
    for (const key of keys) changing.set(key, ended)
    void ended.then(() => {
      for (const key of keys) if (changing.get(key) === ended) changing.delete(key)
    })
    return changed
  }
  return {
    read: ({ key }, signal) =>
      using(`read ${key}`, signal, async (storage) => {
        const found = textOrMoved(storage, projectId, key)
        reading.set(key, found)
        return { text: await found.finally(() => reading.delete(key)) }
      }),
    write: ({ key, text }, signal) =>
      change(`write ${key}`, [key], signal, async (storage) => {
        if (reading.has(key)) await settled(key)
        await storage.setItem(prefix + key, text)
        changes.tell({ key: prefix + key, text })
      }),
    remove: ({ key }, signal) => {
      const all = [...(removedWith[key] ?? []), key]
      return change(`remove ${key}`, all, signal, async (storage) => {
        if (reading.has(key)) await settled(key)
        for (const one of all) {
          await storage.removeItem(prefix + one)
          changes.tell({ key: prefix + one, text: null })
        }
      })
    },
    watch: ({ key }, signal) =>
      changes.heard.pipe(
        filter((told) => told.key === prefix + key),
        map(({ text }) => ({ text })),
        untilAborted(signal),
      ),
  }
}

async function textOrMoved(storage: HostStorage, projectId: string, key: string): Promise<string | null> {
  const prefix = prefixOf(projectId)
  const text = textOf(prefix + key, await storage.getItem(prefix + key))
  if (text !== null) return text
  const old = earlierRecord(key)
  const move = (from: string) => movedOver(storage, { ...old, key: from + old.key }, prefix + key)
  return (await move(prefix)) ?? move(anyPrefix)
}

async function movedOver(
  storage: HostStorage,
  { key, rewritten }: EarlierRecord,
  to: string,
): Promise<string | null> {
  const kept = textOf(key, await storage.getItem(key))
  if (kept === null) return null
  const text = rewritten(kept)
  await storage.setItem(to, text)
  await storage.removeItem(key)
  return text
}

async function allowed<Value>(what: string, use: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await use()
  } catch (cause) {
    if (cause instanceof LatchkeyError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new LatchkeyError('storage-blocked', `The storage did not let Latchkey ${what}: ${reason}`, {
      cause,
    })
  }
}

function present(storage: HostStorage | null | undefined): HostStorage {
  if (storage) return storage
  throw new LatchkeyError(
    'storage-blocked',
    'There is no storage here; allow site data, or give Latchkey a storage of your own.',
  )
}

function textOf(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  throw new LatchkeyError(
    'malformed-answer',
    `The storage holds ${shapeOf(value)} under ${key}; expected a string or null.`,
  )
}
