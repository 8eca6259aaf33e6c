import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { unlessAborted } from '../aborted.ts'
import type { HostStorage } from './host-storage.ts'

const prefix = '@latchkey/'

/** Texts under our prefix in a host's storage; `find` is called at each question, since browsers throw at the mere sight of a blocked `localStorage`. */
export function createStorage(find: () => HostStorage | null | undefined): Storage {
  const using = <Value>(
    what: string,
    signal: AbortSignal,
    use: (storage: HostStorage) => Value | Promise<Value>,
  ) =>
    unlessAborted(
      allowed(what, () => use(present(find()))),
      signal,
    )
  return {
    read: ({ key }, signal) =>
      using(`read ${key}`, signal, async (storage) => ({
        text: textOf(key, await storage.getItem(prefix + key)),
      })),
    write: ({ key, text }, signal) =>
      using(`write ${key}`, signal, async (storage) => {
        await storage.setItem(prefix + key, text)
        return null
      }),
    remove: ({ key }, signal) =>
      using(`remove ${key}`, signal, async (storage) => {
        await storage.removeItem(prefix + key)
        return null
      }),
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
    `The storage holds ${shapeOf(value)} under ${prefix}${key}; expected a text or null.`,
  )
}
