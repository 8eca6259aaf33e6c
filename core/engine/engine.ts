import { Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { createEngineQueue } from './engine-queue.ts'
import type { Cause, QueuedEvent } from './engine-queue.ts'
import { reportOf, turnOf } from './engine-turn.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, Stamped } from '../events/define-events.ts'
import { features } from '../events/features.ts'
import { host } from '../events/host.ts'
import { createFeatureGate } from './feature-gate.ts'
import type { LateFeatures } from '../define-feature.ts'
import { createStateListeners } from '../loading/state-listeners.ts'
import type { Ports } from '../ports/ports.ts'
import type { Reducer } from '../reducers/slices/define-slice.ts'
import type { RootState } from '../reducers/root.ts'
import { createRunningEffects } from './run-effects.ts'
import type { Effects } from './run-effects.ts'

/** The parts of an engine. `now` returns milliseconds since 1970; `createId` must never repeat an id. */
export type EngineParts = {
  readonly reducer: Reducer<RootState>
  readonly effects: Effects
  readonly ports: Ports
  readonly now: () => number
  readonly createId: () => string
  /** The features that may be loaded; by default none. */
  readonly features?: LateFeatures
  /** If `false`, events wait in the queue until `step` takes them. A rerun uses that to decide the order. */
  readonly drainAtOnce?: boolean
}

/** The event loop. It takes one event at a time, reduces it, and passes it to the effects. When the queue is empty, it notifies the listeners. */
export type Engine = {
  readonly dispatch: (input: EventInput) => void
  readonly state: () => RootState
  /** Calls the listener once after each turn that changed the state, when the queue is empty. */
  readonly subscribe: (listener: () => void) => () => void
  /** Emits every event after it was reduced. */
  readonly events: Observable<Stamped>
  /** Returns whether `host.stopped` was taken, and no `host.started` since. */
  readonly isStopped: () => boolean
  /** Returns whether a dispatched event still waits for its turn, or for its feature. */
  readonly holds: (input: EventInput) => boolean
  /**
   * Takes one event, and returns it; null if there is none. Takes `first`, if given, before all others.
   * The cause of `first` need not be known to this engine.
   */
  readonly step: (first?: EventInput, cause?: Cause | null) => Stamped | null
  /** Gives answers that have arrived their turn after a step. */
  readonly settle: () => void
  /** Ends all effects and aborts their questions. */
  readonly stop: () => void
}

const noFeatures: LateFeatures = { table: { families: {} }, featureOf: () => null }

/** Starts an engine. Its effects listen at once, but ask nothing until an event triggers them. */
export function createEngine({
  reducer,
  effects,
  ports,
  now,
  createId,
  features: late = noFeatures,
  drainAtOnce = true,
}: EngineParts): Engine {
  let state = reducer.initial
  let previous = state
  let toldState = state
  let isBusy = false
  let isStopped = false
  const queue = createEngineQueue((waiting) => !isStopped && gate.parks(waiting))
  const listeners = createStateListeners()
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
      while (takeNext());
    } while (tellListeners())
  }

  /** Notifies the listeners if the state has changed. Returns whether it has. */
  const tellListeners = (): boolean => {
    if (state === toldState) return false
    toldState = state
    listeners.notify()
    return true
  }

  const takeNext = (): Stamped | null => {
    const waiting = queue.next()
    return waiting && take(waiting)
  }

  const take = ({ input, cause, rescue }: QueuedEvent): Stamped => {
    const id = createId()
    const event = {
      type: input.type,
      data: input.data,
      id,
      at: now(),
      cause: cause?.id ?? null,
      flow: cause?.flow ?? id,
    }
    if (isOneOf(event, host.started)) begin()
    if (isOneOf(event, host.stopped)) isStopped = true
    previous = state
    state = reduced(event, rescue)
    gate.observe(event)
    events.next(event)
    running.tell(event, () => {
      queue.bringBack(gate.released(event))
      if (isStopped) running.stop()
    })
    return event
  }

  const begin = () => {
    isStopped = false
    running.start()
  }

  /** Reduces an event. If the reducer throws, the state stays unchanged, the error is reported, and the answer that caused the event fails. */
  const reduced = (event: Stamped, rescue: QueuedEvent['rescue']) => {
    try {
      return reducer.reduce(state, event)
    } catch (error) {
      queue.follow(...reportOf(`reduce ${event.type}`, error, event), ...(rescue ? [rescue(error)] : []))
      return state
    }
  }

  const running = createRunningEffects({
    ports,
    state: () => state,
    previous: () => previous,
    receive: (effect, caused) => {
      queue.follow(turnOf(effect, caused))
      goOn()
    },
    report: (effect, error, cause, restarts) => {
      queue.follow(...reportOf(effect, error, cause, restarts))
      goOn()
    },
  })
  const gate = createFeatureGate({
    late,
    state: () => state,
    begin: running.add,
    request: (feature) => {
      if (drainAtOnce && !queue.holds((input) => isFeatureRequest(input, feature)))
        queue.enter(features.requested({ feature }))
    },
  })
  running.add(effects)
  gate.resume()
  begin()

  return {
    dispatch: (input) => {
      queue.enter(input)
      goOn()
    },
    state: () => state,
    subscribe: listeners.subscribe,
    events: events.asObservable(),
    isStopped: () => isStopped,
    holds: (input) => gate.holds(input) || queue.holds((entering) => entering === input),
    step: (first, cause = null) => busily(() => (first ? take({ input: first, cause }) : takeNext())),
    settle: goOn,
    stop: () => {
      isStopped = true
      running.stop()
    },
  }
}

/** Returns whether an event requests a feature. Such an event is on a tape like an intent, and a rerun leaves it out. */
function isFeatureRequest({ type, data }: EventInput, feature: string): boolean {
  return type === features.requested.type && (data as { readonly feature: string }).feature === feature
}
