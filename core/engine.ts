import { Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { failureOf } from './domain/failure.ts'
import type { Caused } from './effects/question.ts'
import { listOf } from './effects/question.ts'
import { createEngineQueue } from './engine-queue.ts'
import type { Turn, Waiting } from './engine-queue.ts'
import type { EventInput, Stamped } from './events/define-events.ts'
import { engine as engineEvents } from './events/engine.ts'
import { host } from './events/host.ts'
import type { Ports } from './ports/ports.ts'
import type { Reducer } from './reducers/define-slice.ts'
import type { RootState } from './reducers/root.ts'
import { createRunningEffects } from './run-effects.ts'
import type { Effects } from './run-effects.ts'

/** What an engine is made of; `now` is milliseconds since 1970, `createId` must never repeat itself. */
export type EngineParts = {
  readonly reducer: Reducer<RootState>
  readonly effects: Effects
  readonly ports: Ports
  readonly now: () => number
  readonly createId: () => string
  /** With `false` events wait in the queue until `step` takes them: a rerun decides the order, not the clock. */
  readonly drainAtOnce?: boolean
}

/** The loop: takes events one at a time, reduces them, then lets effects hear them, and tells the state when none is left. */
export type Engine = {
  readonly dispatch: (input: EventInput) => void
  readonly state: () => RootState
  /** Calls the listener once after each turn that changed the state, when no event waits any more. */
  readonly subscribe: (listener: () => void) => () => void
  /** Every event, after it was reduced. */
  readonly events: Observable<Stamped>
  /** Whether `host.stopped` was taken, and no `host.started` since. */
  readonly isStopped: () => boolean
  /** Takes one event: the given one before all others, else the next in the queue; null when there is none. */
  readonly step: (first?: EventInput) => Stamped | null
  /** Ends all effects and aborts what they asked. */
  readonly stop: () => void
}

/** Starts an engine; effects listen at once but ask nothing until an event makes them. */
export function createEngine({
  reducer,
  effects,
  ports,
  now,
  createId,
  drainAtOnce = true,
}: EngineParts): Engine {
  let state = reducer.initial
  let toldState = state
  let isBusy = false
  let isStopped = false
  const queue = createEngineQueue()
  const listeners = new Set<() => void>()
  const events = new Subject<Stamped>()

  const busily = <Result>(work: () => Result): Result => {
    isBusy = true
    try {
      return work()
    } finally {
      isBusy = false
    }
  }

  const goOn = () => {
    if (!isBusy) busily(drainAtOnce ? drain : queue.settle)
  }

  const drain = () => {
    do {
      for (let waiting = queue.next(); waiting; waiting = queue.next()) take(waiting)
    } while (tellListeners())
  }

  /** Tells a changed state, and whether there was one to tell. */
  const tellListeners = (): boolean => {
    if (state === toldState) return false
    toldState = state
    for (const listener of listeners) guarded(listener)
    return true
  }

  const take = ({ input, cause }: Waiting): Stamped => {
    const id = createId()
    const event = {
      type: input.type,
      data: input.data,
      id,
      at: now(),
      cause: cause?.id ?? null,
      flow: cause?.flow ?? id,
    }
    if (event.type === host.started.type) begin()
    if (event.type === host.stopped.type) isStopped = true
    state = reduced(event)
    events.next(event)
    running.tell(event, () => {
      if (isStopped) running.stop()
    })
    return event
  }

  const begin = () => {
    isStopped = false
    running.start()
  }

  /** An event that a reducer breaks on leaves the state as it was, and is reported. */
  const reduced = (event: Stamped) => {
    try {
      return reducer.reduce(state, event)
    } catch (error) {
      queue.follow(...failed(`reduce ${event.type}`, error, event))
      return state
    }
  }

  /** What an answer does in its turn; one that throws harms no other. */
  const turn =
    (effect: string, { cause, follow, rescue }: Caused): Turn =>
    () => {
      try {
        return listOf(follow()).map((input) => ({ input, cause }))
      } catch (error) {
        const report = failed(effect, error, cause)
        if (!rescue) return report
        return [...report, ...turn(effect, { cause, follow: () => rescue(failureOf(error)) })()]
      }
    }

  /** The report of something that broke; none of what breaks on a report, which would never end. */
  const failed = (
    effect: string,
    error: unknown,
    cause: Stamped | null,
    restarts = 0,
  ): readonly Waiting[] => {
    if (cause?.type === engineEvents.effectFailed.type) return []
    const message = error instanceof Error ? error.message : String(error)
    return [{ input: engineEvents.effectFailed({ effect, message, restarts }), cause }]
  }

  const running = createRunningEffects({
    ports,
    state: () => state,
    receive: (effect, caused) => {
      queue.follow(turn(effect, caused))
      goOn()
    },
    report: (effect, error, cause, restarts) => {
      queue.follow(...failed(effect, error, cause, restarts))
      goOn()
    },
  })
  running.add(effects)
  begin()

  return {
    dispatch: (input) => {
      queue.enter(input)
      goOn()
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    events: events.asObservable(),
    isStopped: () => isStopped,
    step: (first) => {
      const taken = busily(() => {
        const waiting = first ? { input: first, cause: null } : queue.next()
        return waiting && take(waiting)
      })
      goOn()
      return taken
    },
    stop: () => {
      isStopped = true
      running.stop()
    },
  }
}

/** A listener that throws is its owner's trouble: the error surfaces, and the event still reaches everybody else. */
function guarded(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
