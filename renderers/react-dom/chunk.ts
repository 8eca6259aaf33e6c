/** Says that a part of Latchkey's code did not arrive. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/**
 * Loads a chunk once; a failed load is tried again by the next call, and is a `ChunkError` until then.
 * Nothing is tried while the browser knows that it is offline.
 */
export function chunk<Module extends object>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | null = null
  let failedAt: string | null = null
  let tries = 0

  const loadAgain = async (url: string): Promise<Module> => {
    tries += 1
    const sameChunk = `${url}#${tries}`
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ sameChunk)) as Module
  }

  const attempt = async (): Promise<Module> => {
    if (!navigator.onLine) throw new ChunkError('The browser is offline.')
    try {
      return await load().catch((error: unknown) => {
        // Chromium keeps the failure of an import for the life of the page, by URL (whatwg/html 6768).
        if (failedAt === null) throw error
        return loadAgain(failedAt)
      })
    } catch (cause) {
      failedAt ??= ownUrlIn(cause)
      throw new ChunkError(
        'A part of Latchkey could not be loaded; check the connection and that every built file is served.',
        { cause },
      )
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

/** The URL of the chunk that did not arrive; a chunk that throws may name any other, so it counts only where our own code lies: beside this module, or below. */
function ownUrlIn(error: unknown): string | null {
  const found = error instanceof Error && /https?:\/\/\S+/.exec(error.message)?.[0]
  if (!found || !URL.canParse(found)) return null
  // Some bundlers know no URL of a module, or a file's.
  const ours = (import.meta.url as string | undefined)?.replace(/[^/]*$/, '')
  const { href } = new URL(found)
  return ours?.startsWith('http') && href.startsWith(ours) ? href : null
}
