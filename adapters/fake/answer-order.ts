import { Observable } from 'rxjs'

/** The orders in which a fake answers: in the same turn and before the event, in a later turn, after the event, twice, or never. */
export const answerOrders = ['at-once', 'later', 'event-first', 'twice', 'never'] as const

/** An order in which a fake answers. */
export type AnswerOrder = (typeof answerOrders)[number]

type Step = 'answer' | 'event' | 'turn'

const steps: Readonly<Record<AnswerOrder, readonly Step[]>> = {
  'at-once': ['answer', 'event'],
  later: ['turn', 'answer', 'event'],
  'event-first': ['event', 'turn', 'answer'],
  twice: ['answer', 'event', 'answer'],
  never: ['event'],
}

/**
 * Runs `act` on subscription and emits its result in the given order. Events that `act` passes to `tell` have their place in that order. They are
 * sent even if the subscriber has unsubscribed.
 */
export function answerIn<Value>(
  order: AnswerOrder,
  act: (tell: (event: () => void) => void) => Value,
): Observable<Value> {
  return new Observable((subscriber) => {
    const events: (() => void)[] = []
    const give = outcomeOf(() => act((event) => events.push(event)))
    const go = (rest: readonly Step[]) => {
      for (const [index, step] of rest.entries()) {
        if (step === 'turn') return queueMicrotask(() => go(rest.slice(index + 1)))
        if (step === 'answer') give(subscriber)
        else for (const event of events) event()
      }
      if (order !== 'never') subscriber.complete()
    }
    go(steps[order])
  })
}

function outcomeOf<Value>(
  act: () => Value,
): (subscriber: { next: (value: Value) => void; error: (error: unknown) => void }) => void {
  try {
    const value = act()
    return (subscriber) => subscriber.next(value)
  } catch (error) {
    return (subscriber) => subscriber.error(error)
  }
}
