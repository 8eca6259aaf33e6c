import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { abortError } from './aborted.ts'

/** Runs a request under a signal that aborts with the caller's signal or after `limit` milliseconds. Throws `timed-out` or an AbortError then. */
export function withTimeLimit<Value>(
  { what, limit, signal }: { readonly what: string; readonly limit: number; readonly signal: AbortSignal },
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  if (signal.aborted) return Promise.reject(abortError())
  return new Promise((resolve, reject) => {
    const own = new AbortController()
    const end = (error: Error) => {
      settle()
      reject(error)
      own.abort()
    }
    const stop = () => end(abortError())
    const late = () =>
      end(new LatchkeyError('timed-out', `${what} gave no answer within ${limit / 1000} seconds; try again.`))
    const timer = setTimeout(late, limit)
    const settle = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    signal.addEventListener('abort', stop, { once: true })
    run(own.signal).finally(settle).then(resolve, reject)
  })
}
