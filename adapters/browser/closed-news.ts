import { defer, filter, repeat, take } from 'rxjs'
import type { Observable } from 'rxjs'
import { untilAborted } from '../ports/aborted.ts'
import type { PlainClock } from './clock.ts'

/** How often it is looked whether a visitor closed a window, in milliseconds: a browser does not tell. */
const pulse = 1000

/** That a window was closed, once. */
export function closedNews(
  popup: { readonly closed: boolean },
  clock: PlainClock,
  signal: AbortSignal,
): Observable<null> {
  return defer(() => clock.after(pulse, signal)).pipe(
    repeat(),
    filter(() => popup.closed),
    take(1),
    untilAborted(signal),
  )
}
