import { defer, mergeMap } from 'rxjs'
import type { Observable, ObservedValueOf } from 'rxjs'

/** Merges several streams. RxJS's own `merge` and `from` would also load their scheduled forms into every page. */
export function merge<const Streams extends readonly Observable<unknown>[]>(
  ...streams: Streams
): Observable<ObservedValueOf<Streams[number]>> {
  return defer(() => streams as readonly Observable<ObservedValueOf<Streams[number]>>[]).pipe(
    mergeMap((source) => source),
  )
}
