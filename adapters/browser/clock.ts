import { Observable } from 'rxjs'
import type { Clock } from '../../core/ports/clock.ts'
import { failingWhenAborted } from '../ports/aborted.ts'

/** Time that passes whether somebody looks or not. */
export type PlainClock = Pick<Clock, 'after'>

/** Real time, by `setTimeout`; nothing is left running after an abort or an unsubscription. */
export function createClock(): PlainClock {
  return {
    after: (milliseconds, signal) =>
      new Observable<null>((subscriber) => {
        const timer = setTimeout(() => {
          subscriber.next(null)
          subscriber.complete()
        }, milliseconds)
        return () => clearTimeout(timer)
      }).pipe(failingWhenAborted(signal)),
  }
}
