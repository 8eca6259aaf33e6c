import { Observable } from 'rxjs'
import type { Clock } from '../../core/ports/clock.ts'
import { failingWhenAborted } from '../aborted.ts'
import { answerIn } from './answer-order.ts'
import type { AnswerOrder } from './answer-order.ts'

type Timer = { readonly due: number; readonly ring: () => void }

/** Time that passes only when a test says so. */
export type FakeClock = Clock & {
  /** Lets milliseconds pass; what falls due rings in order of time, also what was begun meanwhile. */
  readonly pass: (milliseconds: number) => void
  /** Milliseconds passed since the clock was made. */
  readonly now: () => number
  /** How many waits are running. */
  readonly waiting: () => number
}

/** Makes a clock that stands at zero; in its order it answers what has fallen due. */
export function fakeClock({ order = 'at-once' }: { readonly order?: AnswerOrder } = {}): FakeClock {
  let now = 0
  const timers = new Set<Timer>()

  const nextDue = (until: number) =>
    [...timers]
      .filter(({ due }) => due <= until)
      .reduce<Timer | null>((first, timer) => (first && first.due <= timer.due ? first : timer), null)

  return {
    after: (milliseconds, signal) =>
      new Observable<null>((subscriber) => {
        const ring = () => subscriber.add(answerIn(order, () => null).subscribe(subscriber))
        const timer = { due: now + milliseconds, ring }
        timers.add(timer)
        return () => timers.delete(timer)
      }).pipe(failingWhenAborted(signal)),
    pass: (milliseconds) => {
      const until = now + milliseconds
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        now = timer.due
        timers.delete(timer)
        timer.ring()
      }
      now = until
    },
    now: () => now,
    waiting: () => timers.size,
  }
}
