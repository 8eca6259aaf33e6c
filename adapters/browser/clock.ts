import { Observable } from 'rxjs'
import type { Clock } from '../../core/ports/clock.ts'
import { failingWhenAborted } from '../ports/aborted.ts'

/** A clock that runs whether the page is visible or not. */
export type PlainClock = Pick<Clock, 'after'>

/** Creates a clock of real time, by `setTimeout`. An abort or an unsubscription clears the timer. */
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
