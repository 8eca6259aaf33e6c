import { Observable } from 'rxjs'

/** The orders in which a fake can answer: in the same turn and then with the event of it, in a later turn, after the event, twice, or never. */
export const answerOrders = ['at-once', 'later', 'event-first', 'twice', 'never'] as const

/** One of the orders in which a fake can answer. */
export type AnswerOrder = (typeof answerOrders)[number]

type Step = 'answer' | 'event' | 'turn'

const steps: Readonly<Record<AnswerOrder, readonly Step[]>> = {
  'at-once': ['answer', 'event'],
  later: ['turn', 'answer', 'event'],
  'event-first': ['event', 'turn', 'answer'],
  twice: ['answer', 'event', 'answer'],
  never: ['event'],
}

/** Acts when it is subscribed, and answers what came of it in an order; events that `act` gives to `tell` have their place in it, and come also when nobody waits for the answer any more. */
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
