import { from, map, race } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { storageLimit } from '../../core/domain/limits.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { TokenStorage } from './session-token.ts'

/** A storage that answers in time: one of a host's own may never do so, and what waits for it would stop the wallet. */
export function timeLimitedStorage({ read, write, remove }: TokenStorage, clock: PlainClock): TokenStorage {
  const inTime = <Value>(answer: Answer<Value>, signal: AbortSignal) =>
    race(
      from(answer),
      from(clock.after(storageLimit, signal)).pipe(
        map((): never => {
          throw new LatchkeyError(
            'timed-out',
            `Storage gave no answer within ${storageLimit / 1000} seconds.`,
          )
        }),
      ),
    )
  return {
    read: (request, signal) => inTime(read(request, signal), signal),
    write: (request, signal) => inTime(write(request, signal), signal),
    remove: (request, signal) => inTime(remove(request, signal), signal),
  }
}
