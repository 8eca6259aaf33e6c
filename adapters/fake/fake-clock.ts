import { Observable } from 'rxjs'
import type { Clock } from '../../core/ports/clock.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import { answerIn } from './answer-order.ts'
import type { AnswerOrder } from './answer-order.ts'

type Timer = { readonly due: number; readonly ring: () => void }

/** A clock whose time passes only when a test says so. */
export type FakeClock = Clock & {
  /** Lets milliseconds pass. Due timers fire in order of time, including timers that start meanwhile. */
  readonly pass: (milliseconds: number) => void
  /** Returns the milliseconds since the clock was created. */
  readonly now: () => number
  /** Returns how many timers are running. */
  readonly waiting: () => number
  /** Sets whether the page is visible. At first it is. */
  readonly beSeen: (isSeen: boolean) => void
}

/** Creates a clock at zero. Due timers answer in the given order. */
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
