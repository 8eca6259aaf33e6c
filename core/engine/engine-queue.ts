import type { EventInput, Stamped } from '../events/define-events.ts'

/** The data that an event inherits from its cause. */
export type Cause = Pick<Stamped, 'id' | 'flow'>

/** An event in the queue, with the event that caused it (null for one from outside). `rescue` gives what follows if no reducer can take it. */
export type QueuedEvent = {
  readonly input: EventInput
  readonly cause: Cause | null
  readonly rescue?: (error: unknown) => Turn
}

/** The effects of an answer, run when its turn in the queue arrives. */
export type Turn = () => readonly QueuedEvent[]

/** The queue: first what follows from events that were taken, in order; behind it, events from outside. */
export type EngineQueue = {
  /** Appends what follows from an event that was taken. */
  readonly follow: (...waiting: readonly (QueuedEvent | Turn)[]) => void
  /** Appends an event from outside. */
  readonly enter: (input: EventInput) => void
  /** Puts parked events back: a caused one behind everything that follows, one from outside before all others from outside. */
  readonly bringBack: (waiting: readonly QueuedEvent[]) => void
  /** Runs the answers at the head and parks events that have to wait, until an event at the head can be taken. */
  readonly settle: () => void
  /** Removes and returns the next event, or null. */
  readonly next: () => QueuedEvent | null
  /** Returns whether an event from outside is in the queue. */
  readonly holds: (matches: (input: EventInput) => boolean) => boolean
}

/** Returns an empty queue. `parks` parks an event at the head, and the event leaves the queue until it is brought back. */
export function createEngineQueue(parks: (waiting: QueuedEvent) => boolean): EngineQueue {
  const following: (QueuedEvent | Turn)[] = []
  const entering: QueuedEvent[] = []
  const settle = () => {
    for (let head = following[0]; head; head = following[0]) {
      if (typeof head !== 'function' && !parks(head)) return
      following.shift()
      if (typeof head === 'function') following.unshift(...head())
    }
  }
  const nextEntering = (): QueuedEvent | null => {
    for (let head = entering.shift(); head; head = entering.shift()) if (!parks(head)) return head
    return null
  }
  return {
    follow: (...waiting) => void following.push(...waiting),
    enter: (input) => void entering.push({ input, cause: null }),
    bringBack: (waiting) => {
      following.push(...waiting.filter(({ cause }) => cause !== null))
      entering.unshift(...waiting.filter(({ cause }) => cause === null))
    },
    settle,
    next: () => {
      settle()
      return (following.shift() as QueuedEvent | undefined) ?? nextEntering()
    },
    holds: (matches) => entering.some(({ input }) => matches(input)),
  }
}
