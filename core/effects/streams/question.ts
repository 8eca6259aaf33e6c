import { Observable, defer, mergeMap } from 'rxjs'
import { lingerAfter } from '../../domain/intervals.ts'
import { failureOf } from '../../domain/errors/failure.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { EventInput, Stamped } from '../../events/define-events.ts'
import type { Answer } from '../../ports/answer.ts'
import type { Ports } from '../../ports/ports.ts'

/** What follows from an event, computed when its turn comes. If that throws, the engine reports the error, and continues with `rescue`. */
export type Caused = {
  readonly cause: Stamped
  readonly follow: () => EventInputs
  readonly rescue?: (failure: Failure) => EventInputs
}

/** What follows: one event, several in order, or none. */
export type EventInputs = EventInput | readonly EventInput[] | null

/** A question and its two outcomes. */
export type Plan<Trigger, Value> = Patience<Trigger> & {
  /** How long to wait before asking, in milliseconds. */
  readonly settle?: number
  /** Whether several answers may follow. Otherwise the first one ends the question, unless the limit is `subscription`. */
  readonly several?: true
  /** Calls a port; null asks nothing. */
  readonly ask: (trigger: Trigger, signal: AbortSignal) => Answer<Value> | null
  /** Returns what follows from an answer. */
  readonly then: (value: Value, trigger: Trigger) => EventInputs
  /** Returns what follows from a failure. */
  readonly fail: (failure: Failure, trigger: Trigger) => EventInputs
}

/**
 * How long the first answer may take, including the time to load our own code.
 * A number is milliseconds. `person` waits as long as the wallet's owner needs; after ten seconds `linger` returns an event that explains the wait.
 * `timer` is for questions with their own time limit. `subscription` waits as long as its owner exists, because news may never arrive.
 */
type Patience<Trigger> =
  | {
      readonly limit: number | 'timer' | 'subscription'
      readonly linger?: never
      /** Returns what follows when the limit is over, if a later answer still counts. Without it the question fails then. */
      readonly overdue?: (trigger: Trigger) => EventInputs
    }
  | { readonly limit: 'person'; readonly linger: (trigger: Trigger) => EventInputs }

/** Runs `start` now, or after the current event has reached every effect. */
export type Later = (start: () => void) => void

/** Runs one question. Unsubscribing, a failure and the time limit abort its signal. */
export function question<Trigger extends Stamped, Value>(
  ports: Ports,
  plan: Plan<Trigger, Value>,
  trigger: Trigger,
): Observable<Caused> {
  return new Observable((subscriber) => {
    const abort = new AbortController()
    const after = (milliseconds: number) => defer(() => ports.clock.after(milliseconds, abort.signal))
    let isOver = false
    let hasFailed = false
    let hasAnswered = false
    const isFollowed = plan.several || plan.limit === 'subscription'
    const tell = (follow: () => EventInputs, rescue?: Caused['rescue']) => {
      const isVoid = () => subscriber.closed || hasFailed
      subscriber.next({
        cause: trigger,
        follow: () => (isVoid() ? null : follow()),
        ...(rescue && { rescue }),
      })
    }
    const end = () => {
      const follow = () => {
        subscriber.complete()
        return null
      }
      subscriber.next({ cause: trigger, follow })
    }
    const rescue = (failure: Failure) => {
      hasFailed = true
      end()
      return plan.fail(failure, trigger)
    }
    const asked = answered(plan, trigger, { signal: abort.signal, after, tell })
    const settled = plan.settle ? after(plan.settle).pipe(mergeMap(() => asked)) : asked
    subscriber.add(
      settled.subscribe({
        next: (value) => {
          if (hasAnswered && !isFollowed) return
          tell(() => plan.then(value, trigger), rescue)
          hasAnswered = true
          if (isFollowed) return
          isOver = true
          end()
        },
        error: (error: unknown) => {
          const failure = failureOf(error)
          isOver = failure.code !== 'timed-out'
          tell(() => plan.fail(failure, trigger))
          end()
        },
        complete: () => {
          isOver = true
          end()
        },
      }),
    )
    subscriber.add(() => {
      if (!isOver) abort.abort()
    })
  })
}

/** Asks a question once `later` permits it, so that an immediate answer comes after all decisions. */
export function deferQuestion(asked: Observable<Caused>, later: Later): Observable<Caused> {
  return new Observable((subscriber) => {
    later(() => {
      if (!subscriber.closed) subscriber.add(asked.subscribe(subscriber))
    })
  })
}

/** Returns the inputs as a list. */
export function listOf(inputs: EventInputs): readonly EventInput[] {
  if (inputs === null) return []
  return 'type' in inputs ? [inputs] : inputs
}

/** Asks on subscription, and emits the answer. While there is none, explains the wait, or acts at the time limit. */
function answered<Trigger, Value>(
  plan: Plan<Trigger, Value>,
  trigger: Trigger,
  {
    signal,
    after,
    tell,
  }: {
    readonly signal: AbortSignal
    readonly after: (milliseconds: number) => Observable<null>
    readonly tell: (follow: () => EventInputs) => void
  },
): Observable<Value> {
  return new Observable((subscriber) => {
    const answer = plan.ask(trigger, signal)
    if (answer === null) return subscriber.complete()
    const given = defer(() => answer)
    if (plan.limit === 'timer' || plan.limit === 'subscription') return given.subscribe(subscriber)
    if (plan.limit === 'person') {
      const { linger } = plan
      return whileUnanswered(given, after(lingerAfter), () => tell(() => linger(trigger))).subscribe(
        subscriber,
      )
    }
    const { limit, overdue } = plan
    const giveUp = () => subscriber.error({ code: 'timed-out' } satisfies Failure)
    const act = overdue ? () => tell(() => overdue(trigger)) : giveUp
    return whileUnanswered(given, after(limit), act).subscribe(subscriber)
  })
}

/** Passes an answer on, and acts if none has arrived by the end of a wait. An answer that ends without a value is a failure. */
function whileUnanswered<Value>(
  answer: Observable<Value>,
  wait: Observable<null>,
  act: () => void,
): Observable<Value> {
  return new Observable((subscriber) => {
    const timer = wait.subscribe({ next: act, error: () => {} })
    let hasArrived = false
    subscriber.add(timer)
    subscriber.add(
      answer.subscribe({
        next: (value) => {
          hasArrived = true
          timer.unsubscribe()
          subscriber.next(value)
        },
        error: (error: unknown) => subscriber.error(error),
        complete: () => {
          if (hasArrived) subscriber.complete()
          else subscriber.error({ code: 'malformed-answer' } satisfies Failure)
        },
      }),
    )
  })
}
