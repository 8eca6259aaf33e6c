import { firstValueFrom, from, map, race } from 'rxjs'
import type { PlainClock } from '../browser/clock.ts'
import { rejectOnAbort } from '../ports/aborted.ts'

/** How long something may take, by which clock, and what it fails with when it takes longer. */
export type Timeout = {
  readonly clock: PlainClock
  readonly milliseconds: number
  readonly late: () => Error
}

/** Waits for a promise, but no longer than its time limit or its signal; what it brings afterwards is ignored. */
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
