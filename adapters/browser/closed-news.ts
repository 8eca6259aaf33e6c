import { defer, filter, repeat, take } from 'rxjs'
import type { Observable } from 'rxjs'
import { untilAborted } from '../ports/aborted.ts'
import type { PlainClock } from './clock.ts'

/** The interval in milliseconds at which a window is checked. Browsers send no event when a visitor closes a window. */
const pulse = 1000

/** Emits once when a window was closed. */
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
