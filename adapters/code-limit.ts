import { ChunkError } from '../core/chunk.ts'
import { codeLimit } from '../core/domain/limits.ts'

/** Waits twenty seconds at most for code that is on its way; throws `unreachable` then. */
export function withinCodeLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(
        new ChunkError(
          `A part of Latchkey could not be loaded within ${codeLimit / 1000} seconds; try again.`,
        ),
      )
    const timer = setTimeout(late, codeLimit)
    loading.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
