import { createRequestVerbs } from './verbs/request-verbs.ts'
import type { ChainId } from './domain/values/caip.ts'
import { changedOptions, differingOptions } from './domain/options/fixed-options.ts'
import type { OptionChanges } from './domain/options/option-changes.ts'
import type { Options } from './domain/options/options.ts'
import { createEngine } from './engine/engine.ts'
import { isOneOf } from './events/define-events.ts'
import type { AnyEventDefinition, EventOf, Stamped } from './events/define-events.ts'
import { host } from './events/host.ts'
import type { LateFeatures } from './define-feature.ts'
import type { Ports } from './ports/ports.ts'
import type { Effects } from './engine/run-effects.ts'
import type { Recorder } from './recording/line-recorder.ts'
import type { Tape } from './recording/tape.ts'
import { createRootReducer } from './reducers/root.ts'
import type { Store } from './store.ts'
import { createVerbs } from './verbs/verbs.ts'
import type { Verbs } from './verbs/verbs.ts'

/**
 * The Latchkey that a host uses: a store for renderers, and verbs that resolve when their flow has ended. One for given networks is also one for any.
 */
export type Latchkey<Id extends ChainId = ChainId> = Store &
  Verbs<Id> & {
    /** Starts looking for wallets, and restores the last connection. Further calls do nothing. */
    readonly start: () => void
    /**
     * Ends all listeners and timers, and the relay. Every pending verb rejects with `aborted`, and so does each verb that is called before the next
     * `start`. A pending `open` resolves with `dismissed`.
     */
    readonly stop: () => void
    /** Returns whether `stop` was called, and not `start` since. */
    readonly isStopped: () => boolean
    /**
     * Changes options while Latchkey runs, at once and for everything that depends on them. An `undefined` option returns to its default.
     * @throws {LatchkeyError} `bad-option`, in development only, for an invalid value. The same for an option that needs a new Latchkey: `projectId`,
     * `endpoints`, `enableEIP6963`, `swapSpenders`, `storage`, `ports`, `recorder`, `onAnalytics`, `logger` and `siwe`.
     */
    readonly update: (changes: OptionChanges) => void
    /** Calls the listener for every event of one kind. Returns the function that removes the listener. */
    readonly on: <Definition extends AnyEventDefinition>(
      definition: Definition,
      listener: (event: EventOf<Definition>) => void,
    ) => () => void
    /** Calls the listener for every event. Returns the function that removes the listener. */
    readonly onAny: (listener: (event: Stamped) => void) => () => void
    /** Returns all events and answers so far as a tape; null without a recorder. */
    readonly recording: () => Tape | null
  }

/** The parts of a Latchkey. Without a recorder nothing is recorded. */
export type LatchkeyParts = {
  readonly options: Options
  /** The effects that run from the start. */
  readonly effects: Effects
  readonly ports: Ports
  readonly now: () => number
  readonly createId?: () => string
  readonly recorder: Recorder | null
  readonly freeze: boolean
  /** The features that may be loaded; by default none. */
  readonly features?: LateFeatures
  /** Receives the errors that a host's listeners throw. By default they surface as uncaught errors. */
  readonly complain?: (error: unknown) => void
}

/** Assembles a Latchkey. It asks no port before `start` or `open`. */
export function assembleLatchkey({
  options,
  effects,
  ports,
  now,
  createId,
  recorder,
  freeze,
  features,
  complain,
}: LatchkeyParts): Latchkey {
  const engine = createEngine({
    reducer: createRootReducer({ freeze, ...features }),
    effects,
    ...(features && { features }),
    ports: recorder ? recorder.record(ports) : ports,
    now,
    createId: createId ?? countingIds(),
  })
  recorder?.listen(engine, features)
  engine.dispatch(host.optionsGiven({ options }))
  const initial = engine.state()
  let running = false
  let latest = options

  const start = () => {
    if (running) return
    running = true
    engine.dispatch(host.started())
  }

  const update = (changes: OptionChanges) => {
    const before = latest
    latest = changedOptions(before, changes)
    if (latest !== before)
      engine.dispatch(
        host.optionsChanged({ options: latest, changed: [...differingOptions(before, latest)] }),
      )
  }

  const onAny = (listener: (event: Stamped) => void) => {
    const subscription = engine.events.subscribe((event) => {
      try {
        listener(event)
      } catch (error) {
        if (!complain) throw error
        complain(error)
      }
    })
    return () => subscription.unsubscribe()
  }

  return {
    state: engine.state,
    initialState: () => initial,
    subscribe: engine.subscribe,
    dispatch: engine.dispatch,
    start,
    stop: () => {
      if (!engine.isStopped()) engine.dispatch(host.stopped())
      running = false
    },
    isStopped: engine.isStopped,
    update,
    ...createVerbs(engine, ports, { start, isRunning: () => running }),
    ...createRequestVerbs(engine, ports, start),
    on: (definition, listener) => onAny((event) => isOneOf(event, definition) && listener(event)),
    onAny,
    recording: () => recorder?.tape() ?? null,
  }
}

function countingIds(): () => string {
  let count = 0
  return () => `e${++count}`
}
