import type { EventInput, Stamped } from './events/define-events.ts'

/** An event before its turn, with the event that caused it; null for what came from outside. */
export type Waiting = { readonly input: EventInput; readonly cause: Stamped | null }

/** What an answer does, told when its turn comes. */
export type Turn = () => readonly Waiting[]

/** What waits to be taken: what follows from events that were taken, in order, and behind it what came from outside meanwhile. */
export type EngineQueue = {
  /** Appends what follows from an event that was taken. */
  readonly follow: (...waiting: readonly (Waiting | Turn)[]) => void
  /** Appends what came from outside. */
  readonly enter: (input: EventInput) => void
  /** Puts back what came from outside earlier, before all other of its kind. */
  readonly enterAgain: (waiting: readonly Waiting[]) => void
  /** Lets the answers at the head have their turn, until an event stands there. */
  readonly settle: () => void
  /** Takes the next event out, or null. */
  readonly next: () => Waiting | null
  /** Whether an event that came from outside waits here. */
  readonly holds: (matches: (input: EventInput) => boolean) => boolean
}

/** Makes an empty queue. */
export function createEngineQueue(): EngineQueue {
  const following: (Waiting | Turn)[] = []
  const entering: Waiting[] = []
  const settle = () => {
    for (let head = following[0]; typeof head === 'function'; head = following[0]) {
      following.shift()
      following.unshift(...head())
    }
  }
  return {
    follow: (...waiting) => void following.push(...waiting),
    enter: (input) => void entering.push({ input, cause: null }),
    enterAgain: (waiting) => void entering.unshift(...waiting),
    settle,
    next: () => {
      settle()
      return (following.shift() as Waiting | undefined) ?? entering.shift() ?? null
    },
    holds: (matches) => entering.some(({ input }) => matches(input)),
  }
}
