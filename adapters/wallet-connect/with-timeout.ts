import { firstValueFrom, from, map, race } from 'rxjs'
import type { PlainClock } from '../browser/clock.ts'
import { rejectOnAbort } from '../ports/aborted.ts'

/** A time limit in milliseconds, its clock, and the error of a timeout. */
export type Timeout = {
  readonly clock: PlainClock
  readonly milliseconds: number
  readonly late: () => Error
}

/** Waits for a promise, but no longer than its time limit or its signal. Ignores a later result. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  { clock, milliseconds, late }: Timeout,
  signal: AbortSignal,
): Promise<Value> {
  promise.catch(() => {})
  const stop = new AbortController()
  const limit = from(clock.after(milliseconds, stop.signal)).pipe(
    map((): Value => {
      throw late()
    }),
  )
  return rejectOnAbort(firstValueFrom(race(from(promise), limit)), signal)
}
