import { Subject, filter, map } from 'rxjs'
import type { Failure } from '../../core/domain/errors/failure.ts'
import { removedWith } from '../../core/domain/sessions/storage-keys.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A storage under a test's control. */
export type FakeStorage = Storage &
  Script<Storage> & {
    /** Returns the stored texts, without a prefix. */
    readonly texts: () => Readonly<Record<string, string>>
    /** Writes a text, or removes it with null, as another tab does. */
    readonly changeElsewhere: (key: string, text: string | null) => void
    /** Makes every request fail with `storage-blocked`, or work again with false. */
    readonly block: (isBlocked?: boolean) => void
  }

/** Creates a storage with some texts. */
export function fakeStorage(
  texts: Readonly<Record<string, string>> = {},
  { order }: { readonly order?: AnswerOrder } = {},
): FakeStorage {
  const { script, ask } = createScript<Storage>(order)
  const kept = new Map(Object.entries(texts))
  const changes = new Subject<{ readonly key: string; readonly text: string | null }>()
  let isBlockedNow = false
  const open = () => {
    if (isBlockedNow) throw { code: 'storage-blocked' } satisfies Failure
    return kept
  }
  return {
    ...script,
    read: (request, signal) =>
      ask('read', request, signal, () => ({ text: open().get(request.key) ?? null })),
    write: (request, signal) =>
      ask('write', request, signal, () => {
        open().set(request.key, request.text)
        return null
      }),
    remove: (request, signal) =>
      ask('remove', request, signal, () => {
        for (const key of [...(removedWith[request.key] ?? []), request.key]) open().delete(key)
        return null
      }),
    watch: ({ key }, signal) =>
      changes.pipe(
        filter((change) => change.key === key),
        map(({ text }) => ({ text })),
        untilAborted(signal),
      ),
    changeElsewhere: (key, text) => {
      if (text === null) kept.delete(key)
      else kept.set(key, text)
      changes.next({ key, text })
    },
    texts: () => Object.fromEntries(kept),
    block: (isBlocked = true) => {
      isBlockedNow = isBlocked
    },
  }
}
