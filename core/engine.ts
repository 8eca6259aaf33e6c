import { Observable, Subject, Subscription, defer } from 'rxjs'
import type { AnyEventDefinition, EventInput, Stamped } from './events/define-events.ts'
import { engine as engineEvents } from './events/engine.ts'
import { createPolicies } from './effects/define-effect.ts'
import type { Effect, EffectTools } from './effects/define-effect.ts'
import type { Later } from './effects/question.ts'
import type { Ports } from './ports/ports.ts'
import type { Reducer } from './reducers/define-slice.ts'
import type { RootState } from './reducers/root.ts'

/** What an engine is made of; `now` is milliseconds since 1970, `createId` must never repeat itself. */
export type EngineParts = {
  readonly reducer: Reducer<RootState>
  readonly effects: Readonly<Record<string, Effect>>
  readonly ports: Ports
  readonly now: () => number
  readonly createId: () => string
  /** With `false` events wait in the queue until `step` takes them: a rerun decides the order, not the clock. */
  readonly drainAtOnce?: boolean
}

/** The loop: takes events one at a time, reduces them, tells the state, then lets effects hear them. */
export type Engine = {
  readonly dispatch: (input: EventInput) => void
  readonly state: () => RootState
  /** Calls the listener after every event that changed the state. */
  readonly subscribe: (listener: () => void) => () => void
  /** Every event, after it was reduced. */
  readonly events: Observable<Stamped>
  /** Takes one event: the given one before all others, else the next in the queue; null when there is none. */
  readonly step: (first?: EventInput) => Stamped | null
  /** Ends all effects and aborts what they asked. */
  readonly stop: () => void
}

type Waiting = { readonly input: EventInput; readonly cause: Stamped | null }

const mostRestarts = 10
const atOnce: Later = (start) => start()

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
  let draining = false
  let later: Later = atOnce
  const queue: Waiting[] = []
  const listeners = new Set<() => void>()
  const events = new Subject<Stamped>()
  const heardBy = new Map<string, Subject<Stamped>[]>()
  const running = new Map<string, Subscription>()

  const dispatch = (inputs: readonly EventInput[], cause: Stamped | null) => {
    for (const input of inputs) queue.push({ input, cause })
    if (drainAtOnce && !draining) drain()
  }

  const drain = () => {
    draining = true
    try {
      for (let waiting = queue.shift(); waiting; waiting = queue.shift()) take(waiting)
    } finally {
      draining = false
    }
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
    const before = state
    state = reduced(event)
    if (state !== before) for (const listener of listeners) guarded(listener)
    events.next(event)
    tell(event)
    return event
  }

  /** An event that a reducer breaks on leaves the state as it was, and is reported. */
  const reduced = (event: Stamped) => {
    try {
      return reducer.reduce(state, event)
    } catch (error) {
      report(`reduce ${event.type}`, error, 0)
      return state
    }
  }

  const report = (effect: string, error: unknown, restarts: number) => {
    const message = error instanceof Error ? error.message : String(error)
    dispatch([engineEvents.effectFailed({ effect, message, restarts })], null)
  }

  const tell = (event: Stamped) => {
    const questions: (() => void)[] = []
    later = (start) => void questions.push(start)
    for (const subject of heardBy.get(event.type) ?? []) subject.next(event)
    later = atOnce
    for (const ask of questions) ask()
  }

  const on: EffectTools['on'] = <const Definitions extends readonly AnyEventDefinition[]>(
    ...definitions: Definitions
  ) => {
    return new Observable<Stamped>((subscriber) => {
      const heard = new Subject<Stamped>()
      heard.subscribe(subscriber)
      for (const { type } of definitions) heardBy.set(type, [...(heardBy.get(type) ?? []), heard])
      return () => {
        for (const { type } of definitions) {
          heardBy.set(
            type,
            (heardBy.get(type) ?? []).filter((other) => other !== heard),
          )
        }
      }
    }) as Observable<never>
  }

  const tools: EffectTools = {
    on,
    state: () => state,
    ports,
    ...createPolicies(ports, (start) => later(start)),
  }

  const run = (name: string, effect: Effect, restarts: number) => {
    const subscription = new Subscription()
    running.set(name, subscription)
    subscription.add(
      defer(() => effect(tools)).subscribe({
        next: ({ inputs, cause }) => dispatch(inputs, cause),
        error: (error: unknown) => {
          report(name, error, restarts)
          if (restarts < mostRestarts && !subscription.closed) run(name, effect, restarts + 1)
        },
      }),
    )
  }
  for (const [name, effect] of Object.entries(effects)) run(name, effect, 0)

  return {
    dispatch: (input) => dispatch([input], null),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    events: events.asObservable(),
    step: (first) => {
      const waiting = first ? { input: first, cause: null } : queue.shift()
      return waiting ? take(waiting) : null
    },
    stop: () => running.forEach((subscription) => subscription.unsubscribe()),
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
