import { ChunkError } from '../core/chunk.ts'

const limit = 20_000

/** Waits twenty seconds at most for code that is on its way; throws `unreachable` then. */
export function withinCodeLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new ChunkError('A part of Latchkey did not arrive within 20 seconds; try again.'))
    const timer = setTimeout(late, limit)
    loading.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
