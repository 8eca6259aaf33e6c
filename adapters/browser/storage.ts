import { filter, map } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { removedWith } from '../../core/domain/sessions/storage-keys.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { rejectOnAbort, untilAborted } from '../ports/aborted.ts'
import type { HostStorage } from './host-storage.ts'
import { createNewestTexts } from './newest-texts.ts'
import { createStorageChanges } from './storage-changes.ts'
import { prefixOf } from './storage-prefix.ts'

/**
 * The parts of a storage. `find` is called for each request, because some browsers throw on any access to a blocked `localStorage`. `target` is
 * the window that receives the changes of others.
 */
export type StorageParts = {
  readonly find: () => HostStorage | null | undefined
  readonly projectId: string
  readonly target?: EventTarget | null
}

/** Creates the storage of one project: texts under Latchkey's prefix in the host's storage. */
export function createStorage({ find, projectId, target = null }: StorageParts): Storage {
  const prefix = prefixOf(projectId)
  const changes = createStorageChanges(target)
  const put = createNewestTexts(changes.tell)
  const using = <Value>(
    what: string,
    signal: AbortSignal,
    use: (storage: HostStorage) => Value | Promise<Value>,
  ) =>
    rejectOnAbort(
      allowed(what, () => use(present(find()))),
      signal,
    )
  const inOrder = createChangeOrder()
  /** Runs a change after the earlier ones of the same texts, or after their abort. Skips it if its signal was aborted meanwhile. */
  const change = (
    what: string,
    keys: readonly string[],
    signal: AbortSignal,
    act: (storage: HostStorage) => Promise<void>,
  ) =>
    inOrder(keys, (earlier) =>
      using(what, signal, async (storage) => {
        if (earlier) await earlier()
        if (!signal.aborted) await act(storage)
        return null
      }),
    )
  return {
    read: ({ key }, signal) =>
      using(`read ${key}`, signal, async (storage) => ({
        text: textOf(prefix + key, await storage.getItem(prefix + key)),
      })),
    write: ({ key, text }, signal) =>
      change(`write ${key}`, [key], signal, (storage) => put(storage, prefix + key, text)),
    remove: ({ key }, signal) => {
      const all = [...(removedWith[key] ?? []), key]
      return change(`remove ${key}`, all, signal, async (storage) => {
        await Promise.all(all.map((one) => put(storage, prefix + one, null)))
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

/**
 * Returns a function that starts the changes of one text in the order of their requests, no matter which effect made them. Each change gets a
 * function that waits for the earlier ones, or null if there are none.
 */
function createChangeOrder() {
  const changing = new Map<string, Promise<unknown>>()
  return <Value>(
    keys: readonly string[],
    start: (earlier: (() => Promise<unknown>) | null) => Promise<Value>,
  ): Promise<Value> => {
    const before = keys.flatMap((key) => changing.get(key) ?? [])
    const changed = start(before.length > 0 ? () => Promise.all(before) : null)
    const ended = changed.catch(() => {})
    for (const key of keys) changing.set(key, ended)
    void ended.then(() => {
      for (const key of keys) if (changing.get(key) === ended) changing.delete(key)
    })
    return changed
  }
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
