import { Observable, defer } from 'rxjs'
import type { Answer } from '../../ports/answer.ts'

/** Emits an answer not before a wait has ended. Both begin at once, and a failure does not wait. */
export function withMinimumDelay<Value>(wait: Answer<unknown>, answer: Answer<Value>): Observable<Value> {
  return new Observable<Value>((subscriber) => {
    let found: { readonly value: Value } | null = null
    let hasWaited = false
    const give = () => {
      if (!found || !hasWaited) return
      subscriber.next(found.value)
      subscriber.complete()
    }
    const error = (reason: unknown) => subscriber.error(reason)
    subscriber.add(
      defer(() => answer).subscribe({
        next: (value) => {
          found = { value }
          give()
        },
        error,
      }),
    )
    subscriber.add(
      defer(() => wait).subscribe({
        next: () => {
          hasWaited = true
          give()
        },
        error,
      }),
    )
  })
}
