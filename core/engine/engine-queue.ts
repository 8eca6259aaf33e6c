import type { EventInput, Stamped } from '../events/define-events.ts'

/** What an event has of the one that caused it. */
export type Cause = Pick<Stamped, 'id' | 'flow'>

/** An event before its turn, with the event that caused it, null for what came from outside, and what follows where it cannot be reduced. */
export type QueuedEvent = {
  readonly input: EventInput
  readonly cause: Cause | null
  readonly rescue?: (error: unknown) => Turn
}

/** What an answer does, told when its turn comes. */
export type Turn = () => readonly QueuedEvent[]

/** What waits to be taken: what follows from events that were taken, in order, and behind it what came from outside meanwhile. */
export type EngineQueue = {
  /** Appends what follows from an event that was taken. */
  readonly follow: (...waiting: readonly (QueuedEvent | Turn)[]) => void
  /** Appends what came from outside. */
  readonly enter: (input: EventInput) => void
  /** Brings back what had to wait: each to the end of what follows, or before everything else from outside. */
  readonly bringBack: (waiting: readonly QueuedEvent[]) => void
  /** Lets the answers at the head have their turn, and sets aside what has to wait, until an event stands there that can be taken. */
  readonly settle: () => void
  /** Takes the next event out, or null. */
  readonly next: () => QueuedEvent | null
  /** Whether an event that came from outside waits here. */
  readonly holds: (matches: (input: EventInput) => boolean) => boolean
}

/** Makes an empty queue; an event at its head that `keeps` accepts leaves it, to be brought back. */
export function createEngineQueue(keeps: (waiting: QueuedEvent) => boolean): EngineQueue {
  const following: (QueuedEvent | Turn)[] = []
  const entering: QueuedEvent[] = []
  const settle = () => {
    for (let head = following[0]; head; head = following[0]) {
      if (typeof head !== 'function' && !keeps(head)) return
      following.shift()
      if (typeof head === 'function') following.unshift(...head())
    }
  }
  const nextEntering = (): QueuedEvent | null => {
    for (let head = entering.shift(); head; head = entering.shift()) if (!keeps(head)) return head
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
