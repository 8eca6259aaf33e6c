import { defer, mergeMap } from 'rxjs'
import type { Observable, ObservedValueOf } from 'rxjs'

/** Several streams as one; RxJS's own `merge` and `from` bring their scheduled forms along, which every page would load. */
export function merge<const Streams extends readonly Observable<unknown>[]>(
  ...streams: Streams
): Observable<ObservedValueOf<Streams[number]>> {
  return defer(() => streams as readonly Observable<ObservedValueOf<Streams[number]>>[]).pipe(
    mergeMap((source) => source),
  )
}
