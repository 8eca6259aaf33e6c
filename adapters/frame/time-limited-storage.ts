import { from, map, race } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { storageLimit } from '../../core/domain/limits.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { TokenStorage } from './session-token.ts'

/** Wraps a storage with a time limit. A host's storage may never answer, which would block the wallet. */
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
