import { Observable } from 'rxjs'
import type { Clock } from '../../core/ports/clock.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
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
  /** Whether somebody can see the page, from now on; at first somebody can. */
  readonly beSeen: (isSeen: boolean) => void
}

/** Makes a clock that stands at zero; in its order it answers what has fallen due. */
export function fakeClock({ order = 'at-once' }: { readonly order?: AnswerOrder } = {}): FakeClock {
  let now = 0
  const timers = new Set<Timer>()
  let isSeen = true
  const unseen = new Set<() => void>()

  const nextDue = (until: number) =>
    [...timers]
      .filter(({ due }) => due <= until)
      .reduce<Timer | null>((first, timer) => (first && first.due <= timer.due ? first : timer), null)

  const rung = (milliseconds: number, signal: AbortSignal, waitsToBeSeen: boolean) =>
    new Observable<null>((subscriber) => {
      const answer = () => subscriber.add(answerIn(order, () => null).subscribe(subscriber))
      const ring = () => (waitsToBeSeen && !isSeen ? unseen.add(answer) : answer())
      subscriber.add(() => unseen.delete(answer))
      const timer = { due: now + milliseconds, ring }
      timers.add(timer)
      subscriber.add(() => timers.delete(timer))
    }).pipe(failingWhenAborted(signal))

  return {
    after: (milliseconds, signal) => rung(milliseconds, signal, false),
    afterSeen: (milliseconds, signal) => rung(milliseconds, signal, true),
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
    beSeen: (seen) => {
      isSeen = seen
      if (!isSeen) return
      const due = [...unseen]
      unseen.clear()
      for (const answer of due) answer()
    },
  }
}
