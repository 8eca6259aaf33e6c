import { defer, map, raceWith } from 'rxjs'
import type { MonoTypeOperatorFunction } from 'rxjs'
import type { Failure } from '../../domain/errors/failure.ts'
import type { Ports } from '../../ports/ports.ts'

/** Fails with `timed-out` if one part of a question has no answer after the given milliseconds. */
export function within<Value>(
  ports: Ports,
  milliseconds: number,
  signal: AbortSignal,
): MonoTypeOperatorFunction<Value> {
  const timedOut = defer(() => ports.clock.after(milliseconds, signal)).pipe(
    map((): never => {
      throw { code: 'timed-out' } satisfies Failure
    }),
  )
  return raceWith(timedOut)
}
