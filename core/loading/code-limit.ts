import { ChunkError, chunk } from './chunk.ts'
import { codeLimit } from '../domain/limits.ts'

/** Waits for code to load, twenty seconds at most. Throws `not-loaded` then. */
export function withinCodeLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(
        new ChunkError(
          `A part of Latchkey could not be loaded within ${codeLimit / 1000} seconds; try again.`,
        ),
      )
    const limit = AbortSignal.timeout(codeLimit)
    limit.addEventListener('abort', late)
    loading.then(resolve, reject).finally(() => limit.removeEventListener('abort', late))
  })
}

/** Returns a `chunk` loader with that limit. Code that arrives later is used by the next call. */
export function timelyChunk<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  name: Name,
  load: () => Promise<Module>,
): () => Promise<Module> {
  const fetch = chunk(name, load)
  return () => withinCodeLimit(fetch())
}
