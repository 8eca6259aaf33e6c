import { Observable } from 'rxjs'
import type { Clock } from '../../core/ports/clock.ts'
import type { WhenHere } from '../../core/ports/when-here.ts'
import { failingWhenAborted } from '../aborted.ts'

/** Time that passes whether somebody looks or not. */
export type PlainClock = Pick<Clock, 'after'>

const atOnce: WhenHere = (begin) => begin()

/** Real time, by `setTimeout`; nothing is left running after an abort or an unsubscription. */
export function createClock(): PlainClock {
  return {
    after: (milliseconds, signal, since = atOnce) =>
      new Observable<null>((subscriber) => {
        const ring = () => {
          subscriber.next(null)
          subscriber.complete()
        }
        since(() => {
          if (subscriber.closed) return
          const timer = setTimeout(ring, milliseconds)
          subscriber.add(() => clearTimeout(timer))
        })
      }).pipe(failingWhenAborted(signal)),
  }
}
