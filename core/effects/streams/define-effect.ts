import { exhaustMap, map, mergeMap, switchMap } from 'rxjs'
import type { Observable, OperatorFunction } from 'rxjs'
import type { AnyEventDefinition, EventOf, Stamped } from '../../events/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { deferQuestion, question } from './question.ts'
import type { Caused, EventInputs, Later, Plan } from './question.ts'
import { switchMapBy } from './switch-map-by.ts'

type Policy = <Trigger extends Stamped, Value>(
  plan: Plan<Trigger, Value>,
) => OperatorFunction<Trigger, Caused>

/** A type error for `latest` on triggers of attempts. */
type WithoutAttempts<Trigger> = [Extract<Trigger, { readonly data: { readonly attempt: string } }>] extends [
  never,
]
  ? unknown
  : { readonly 'latestPer asks for the key': never }

/** The policies of an effect: five ask a question, and two decide without one. */
export type Policies = {
  /**
   * Replaces and aborts the running question with each trigger. For triggers of attempts, types require `latestPer`, so that a late one does not
   * abort the next attempt's question.
   */
  readonly latest: <Trigger extends Stamped, Value>(
    plan: Plan<Trigger, Value> & WithoutAttempts<Trigger>,
  ) => OperatorFunction<Trigger, Caused>
  /** Does the same as `latest` in one slot for each key. A trigger aborts only the question under its own key. */
  readonly latestPer: <Trigger extends Stamped, Value>(
    keyOf: (trigger: Trigger) => string,
    plan: Plan<Trigger, Value>,
  ) => OperatorFunction<Trigger, Caused>
  /** Ignores triggers while a question runs. */
  readonly once: Policy
  /** Asks one question after another. */
  readonly inOrder: Policy
  /** Asks questions in parallel. */
  readonly together: Policy
  /** Asks nothing: an event follows from another and the state. */
  readonly decide: <Trigger extends Stamped>(
    choose: (trigger: Trigger) => EventInputs,
  ) => OperatorFunction<Trigger, Caused>
  /** Decides on the state at the turn of what follows. Of several events at once, the first may settle it. */
  readonly decideInTurn: <Trigger extends Stamped>(
    choose: (trigger: Trigger) => EventInputs,
  ) => OperatorFunction<Trigger, Caused>
}

/** The inputs of an effect: events by type, the states after and before them, the ports, and the policies. */
export type EffectTools<State = BootState> = Policies & {
  readonly on: <const Definitions extends readonly AnyEventDefinition[]>(
    ...definitions: Definitions
  ) => Observable<EventOf<Definitions[number]>>
  readonly state: () => State
  /** Returns the state before the current event, to read what the event ended or changed. Not for use in later answers. */
  readonly previous: () => BootState
  readonly ports: Ports
}

/** A stream from events to events, run by the engine. */
export type Effect<State = BootState> = (tools: EffectTools<State>) => Observable<Caused>

/** The key of an effect that asks one question at a time, for triggers of any attempt. */
export const singleKey = (): string => ''

/**
 * Declares an effect: its trigger, its policy, its question, and two outcomes. Export it to register it: `byName` collects every export of the modules
 * that `core/effects/first.ts` or the file of a feature lists.
 */
export function defineEffect<State = BootState>(effect: Effect<State>): Effect<State> {
  return effect
}

/** Returns the policies over the ports. `later` delays every question until the current event has reached all effects. */
export function createPolicies(ports: Ports, later: Later = (start) => start()): Policies {
  const ask =
    <Trigger extends Stamped, Value>(plan: Plan<Trigger, Value>) =>
    (trigger: Trigger) =>
      deferQuestion(question(ports, plan, trigger), later)
  return {
    latest: (plan) => switchMap(ask(plan)),
    latestPer: (keyOf, plan) => switchMapBy(keyOf, ask(plan)),
    once: (plan) => exhaustMap(ask(plan)),
    inOrder: (plan) => mergeMap(ask(plan), 1),
    together: (plan) => mergeMap(ask(plan)),
    decide: (choose) => map((trigger) => decided(choose, trigger)),
    decideInTurn: (choose) => map((trigger) => ({ cause: trigger, follow: () => choose(trigger) })),
  }
}

/** Decides while its event is being handled. An error surfaces at the turn of what follows, like that of an answer. */
function decided<Trigger extends Stamped>(
  choose: (trigger: Trigger) => EventInputs,
  trigger: Trigger,
): Caused {
  try {
    const inputs = choose(trigger)
    return { cause: trigger, follow: () => inputs }
  } catch (error) {
    return {
      cause: trigger,
      follow: () => {
        throw error
      },
    }
  }
}
