import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import type { LatchkeyErrorDetails } from '../domain/errors/latchkey-error.ts'
import { nextTask } from './next-task.ts'
import { parsedUrl } from '../domain/values/parsed-url.ts'

const notServed =
  'A part of Latchkey could not be loaded; check the connection and that every built file is served.'

/** `not-loaded`: a part of Latchkey's code did not arrive. */
export class ChunkError extends LatchkeyError {
  constructor(shortMessage: string = notServed, details?: LatchkeyErrorDetails) {
    super('not-loaded', shortMessage, details)
  }
}

/**
 * Loads the chunk of a module once, which is known by an export of it; a failed load is tried again by the next call, and is a
 * `ChunkError` until then. Its evaluation is a task of its own. Nothing is tried while the browser knows that it is offline.
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
    // Bundlers give a module that is not alone in its chunk as one export of that.
    const module = [whole, ...Object.values(whole)].find((one) => Object(one) === one && name in one)
    if (!module) throw new ChunkError(`A part of Latchkey lacks ${name}; reload the page.`)
    return module as Module
  }

  const attempt = async (): Promise<Module> => {
    if (isOffline()) throw new ChunkError('The browser is offline.')
    try {
      const module = await load().catch((error: unknown) => {
        // Chromium keeps the failure of an import for the life of the page, by URL (whatwg/html 6768).
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
  // Node has no `navigator` before its release 21, and one that says nothing of being online after it.
  return (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine === false
}

/** The URL of the chunk that did not arrive; a chunk that throws may name any other, so it counts only where our own code lies: beside this module, or below. */
function ownUrlIn(error: unknown): string | null {
  const found = error instanceof Error && /https?:\/\/\S+/.exec(error.message)?.[0]
  const url = found ? parsedUrl(found) : null
  if (!url) return null
  // Some bundlers know no URL of a module, or a file's.
  const ours = (import.meta.url as string | undefined)?.replace(/[^/]*$/, '')
  return ours?.startsWith('http') && url.href.startsWith(ours) ? url.href : null
}
