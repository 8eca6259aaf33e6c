import { EMPTY, Observable, concatMap, from } from 'rxjs'
import { failureOf } from '../domain/failure.ts'
import type { Failure } from '../domain/failure.ts'
import type { Draft, Stamped } from '../events/define-events.ts'
import type { Answer } from '../ports/answer.ts'
import type { Ports } from '../ports/ports.ts'

/** Drafts on their way to the engine, together, with the event that set them in motion. */
export type Caused = { readonly drafts: readonly Draft[]; readonly cause: Stamped }

/** What follows: one event, several in order, or none. */
export type Drafts = Draft | readonly Draft[] | null

/** A question and its two outcomes; `settle` waits before asking and `limit` bounds the first answer, in milliseconds. */
export type Plan<Trigger, Value> = {
  readonly settle?: number
  readonly limit?: number
  readonly ask: (trigger: Trigger, signal: AbortSignal) => Answer<Value> | null
  readonly then: (value: Value, trigger: Trigger) => Drafts
  readonly fail: (failure: Failure, trigger: Trigger) => Drafts
}

/** Runs something now, or after the event that is being told has reached every effect. */
export type Later = (start: () => void) => void

/** Runs one question: unsubscribing, failing or running out of time aborts its signal. */
export function question<Trigger extends Stamped, Value>(
  ports: Ports,
  plan: Plan<Trigger, Value>,
  trigger: Trigger,
): Observable<Caused> {
  return new Observable((subscriber) => {
    const abort = new AbortController()
    const { settle, limit } = plan
    const asked = new Observable<Value>((inner) =>
      from(plan.ask(trigger, abort.signal) ?? EMPTY).subscribe(inner),
    )
    const settled = settle
      ? from(ports.clock.after(settle, abort.signal)).pipe(concatMap(() => asked))
      : asked
    const bounded = limit ? within(settled, from(ports.clock.after(limit, abort.signal))) : settled
    const tell = (follow: () => Drafts) => {
      try {
        subscriber.next({ drafts: listOf(follow()), cause: trigger })
      } catch (error) {
        subscriber.error(error)
      }
    }
    let isOver = false
    subscriber.add(
      bounded.subscribe({
        next: (value) => tell(() => plan.then(value, trigger)),
        error: (error: unknown) => {
          const failure = failureOf(error)
          isOver = failure.code !== 'timed-out'
          tell(() => plan.fail(failure, trigger))
          subscriber.complete()
        },
        complete: () => {
          isOver = true
          subscriber.complete()
        },
      }),
    )
    subscriber.add(() => {
      if (!isOver) abort.abort()
    })
  })
}

/** Asks a question no sooner than `later` says, so that an answer at once comes after all decisions. */
export function askedLater(asked: Observable<Caused>, later: Later): Observable<Caused> {
  return new Observable((subscriber) => {
    later(() => {
      if (!subscriber.closed) subscriber.add(asked.subscribe(subscriber))
    })
  })
}

/** The drafts as a list. */
export function listOf(drafts: Drafts): readonly Draft[] {
  if (drafts === null) return []
  return 'type' in drafts ? [drafts] : drafts
}

function within<Value>(answer: Observable<Value>, limit: Observable<null>): Observable<Value> {
  return new Observable((subscriber) => {
    const timer = limit.subscribe(() => subscriber.error({ code: 'timed-out' } satisfies Failure))
    subscriber.add(timer)
    subscriber.add(
      answer.subscribe({
        next: (value) => {
          timer.unsubscribe()
          subscriber.next(value)
        },
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      }),
    )
  })
}
