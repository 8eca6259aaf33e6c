import { Observable, Subscription } from 'rxjs'
import type { OperatorFunction } from 'rxjs'

/** Maps like RxJS's `switchMap`, in one slot for each key. A new value ends only the stream under its own key. */
export function switchMapBy<Value, Result>(
  keyOf: (value: Value) => string,
  project: (value: Value) => Observable<Result>,
): OperatorFunction<Value, Result> {
  return (source) =>
    new Observable((subscriber) => {
      const slots = new Map<string, Subscription>()
      let isLast = false
      const error = (reason: unknown) => subscriber.error(reason)
      const run = (value: Value) => {
        const key = keyOf(value)
        slots.get(key)?.unsubscribe()
        const slot = new Subscription()
        slots.set(key, slot)
        slot.add(
          project(value).subscribe({
            next: (result) => subscriber.next(result),
            error,
            complete: () => {
              if (slots.get(key) === slot) slots.delete(key)
              if (isLast && slots.size === 0) subscriber.complete()
            },
          }),
        )
      }
      subscriber.add(() => slots.forEach((slot) => slot.unsubscribe()))
      subscriber.add(
        source.subscribe({
          next: run,
          error,
          complete: () => {
            isLast = true
            if (slots.size === 0) subscriber.complete()
          },
        }),
      )
    })
}
