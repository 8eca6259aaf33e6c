import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSafeMethod } from '../../core/domain/frame/rpc-methods.ts'

/** The requests to the frame that have no answer yet. */
export type FrameRequests = {
  /**
   * Keeps a request open until `ask` has settled. The signal given to `ask` aborts when the request is rejected; the request then fails with
   * `user-rejected`.
   */
  readonly run: <Value>(
    method: string,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>
  /** Rejects every open request, except those with safe methods, which still get their answers. */
  readonly reject: () => void
}

type OpenRequest = { readonly method: string; readonly abort: () => void }

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

/** Returns the error of a request that the visitor cancelled before it was approved. The request was not run. */
export function takenBackRequest(method: string): LatchkeyError {
  return new LatchkeyError('user-rejected', 'Request was aborted', { meta: [`Method: ${method}`] })
}

/**
 * Returns the error of a request that was not run, because nobody confirmed it within the limit (in milliseconds). With null, the frame's answer
 * could not be read.
 */
export function undoneRequest(method: string, limit: number | null): LatchkeyError {
  const why =
    limit === null
      ? 'The answer of the secure frame cannot be read.'
      : `Nobody confirmed it within ${limit / 1000} seconds.`
  return new LatchkeyError('user-rejected', `${why} Nothing was done.`, { meta: [`Method: ${method}`] })
}
