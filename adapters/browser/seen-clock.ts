import { Observable, defer, switchMap } from 'rxjs'
import type { Clock } from '../../core/ports/clock.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import type { PlainClock } from './clock.ts'

/** The part of the document that says whether the page is visible. */
type SeenPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Creates a clock whose delays end only while the page is visible. Without a page, it counts as visible. */
export function createSeenClock(
  { after }: PlainClock,
  page: SeenPage | null = typeof document === 'undefined' ? null : document,
): Pick<Clock, 'afterSeen'> {
  return {
    afterSeen: (milliseconds, signal) =>
      defer(() => after(milliseconds, signal)).pipe(
        switchMap(() => seen(page)),
        failingWhenAborted(signal),
      ),
  }
}

function seen(page: SeenPage | null): Observable<null> {
  return new Observable((subscriber) => {
    const look = () => {
      if (page?.visibilityState === 'hidden') return
      subscriber.next(null)
      subscriber.complete()
    }
    page?.addEventListener('visibilitychange', look)
    subscriber.add(() => page?.removeEventListener('visibilitychange', look))
    look()
  })
}
