import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import type { LatchkeyErrorDetails } from '../domain/errors/latchkey-error.ts'
import { nextTask } from './next-task.ts'
import { parsedUrl } from '../domain/values/parsed-url.ts'

const notServed =
  'A part of Latchkey could not be loaded; check the connection and that every built file is served.'

/** The error `not-loaded`: a part of Latchkey's code did not load. */
export class ChunkError extends LatchkeyError {
  constructor(shortMessage: string = notServed, details?: LatchkeyErrorDetails) {
    super('not-loaded', shortMessage, details)
  }
}

/**
 * Returns a function that loads a module once. `name` is an export that identifies the module in its chunk.
 * Rejects with `ChunkError` if loading fails, also while the browser is offline. The next call tries again. The module is evaluated in a task of its
 * own.
 */
export function chunk<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  name: Name,
  load: () => Promise<Module>,
): () => Promise<Module> {
  let loading: Promise<Module> | null = null
  let failedAt: string | null = null
  let tries = 0

  const loadAgain = async (url: string): Promise<Module> => {
    tries += 1
    const sameChunk = `${url}#${tries}`
    const whole = (await import(/* @vite-ignore */ /* webpackIgnore: true */ sameChunk)) as object
    // If a chunk has several modules, bundlers export each of them as one object.
    const module = [whole, ...Object.values(whole)].find((one) => Object(one) === one && name in one)
    if (!module) throw new ChunkError(`A part of Latchkey lacks ${name}; reload the page.`)
    return module as Module
  }

  const attempt = async (): Promise<Module> => {
    if (isOffline()) throw new ChunkError('The browser is offline.')
    try {
      const module = await load().catch((error: unknown) => {
        // Chromium remembers a failed import for the life of the page, by URL (whatwg/html issue 6768).
        if (failedAt === null) throw error
        return loadAgain(failedAt)
      })
      await nextTask()
      return module
    } catch (cause) {
      failedAt ??= ownUrlIn(cause)
      throw new ChunkError(notServed, { cause })
    }
  }

  return () => {
    loading ??= attempt().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

function isOffline(): boolean {
  // Node has no `navigator` before release 21, and later ones have no `onLine`.
  return (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine === false
}

/**
 * Returns the URL of the chunk that failed to load, or null. A chunk that throws may name any URL, so only URLs in or below this module's folder
 * count.
 */
function ownUrlIn(error: unknown): string | null {
  const found = error instanceof Error && /https?:\/\/\S+/.exec(error.message)?.[0]
  const url = found ? parsedUrl(found) : null
  if (!url) return null
  // Some bundlers give a module no URL, or a file URL.
  const ours = (import.meta.url as string | undefined)?.replace(/[^/]*$/, '')
  return ours?.startsWith('http') && url.href.startsWith(ours) ? url.href : null
}
