import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSafeMethod } from '../../core/domain/frame/rpc-methods.ts'

/** The requests that the frame was asked and has not answered. */
export type FrameRequests = {
  /** Keeps a request open until what asks it has ended; its own signal aborts when it is rejected, and what it takes back then fails with `user-rejected`. */
  readonly run: <Value>(
    method: string,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>
  /** Rejects every open request that is not safe; those that are safe still get their answers. */
  readonly reject: () => void
}

type OpenRequest = { readonly method: string; readonly abort: () => void }

/** Makes a list without requests. */
export function createFrameRequests(): FrameRequests {
  const requests = new Set<OpenRequest>()
  return {
    run: async (method, signal, ask) => {
      const own = new AbortController()
      const abort = () => own.abort()
      const request = { method, abort }
      requests.add(request)
      signal.addEventListener('abort', abort, { once: true })
      if (signal.aborted) abort()
      try {
        return await ask(own.signal)
      } catch (error) {
        throw own.signal.aborted && !signal.aborted && isAbort(error) ? takenBackRequest(method) : error
      } finally {
        requests.delete(request)
        signal.removeEventListener('abort', abort)
      }
    },
    reject: () => {
      for (const { method, abort } of requests) if (!isSafeMethod(method)) abort()
    },
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** The error of a request that a person cancelled before it was approved: nothing was done. */
export function takenBackRequest(method: string): LatchkeyError {
  return new LatchkeyError('user-rejected', 'Request was aborted', { meta: [`Method: ${method}`] })
}

/** The error of a request that the frame let go after a limit in milliseconds, or after an answer that cannot be read (null). Nothing was done. */
export function undoneRequest(method: string, limit: number | null): LatchkeyError {
  const why =
    limit === null
      ? 'The answer of the secure frame cannot be read.'
      : `Nobody confirmed it within ${limit / 1000} seconds.`
  return new LatchkeyError('user-rejected', `${why} Nothing was done.`, { meta: [`Method: ${method}`] })
}
