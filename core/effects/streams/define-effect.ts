import { exhaustMap, map, mergeMap, switchMap } from 'rxjs'
import type { Observable, OperatorFunction } from 'rxjs'
import type { AnyEventDefinition, EventOf, Stamped } from '../../events/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { askedLater, question } from './question.ts'
import type { Caused, EventInputs, Later, Plan } from './question.ts'
import { switchMapBy } from './switch-map-by.ts'

type Policy = <Trigger extends Stamped, Value>(
  plan: Plan<Trigger, Value>,
) => OperatorFunction<Trigger, Caused>

/** What a plan lacks where a trigger is of an attempt. */
type WithoutAttempts<Trigger> = [Extract<Trigger, { readonly data: { readonly attempt: string } }>] extends [
  never,
]
  ? unknown
  : { readonly 'latestPer asks for the key': never }

/** What an effect does with its triggers: five ways to ask, and two to decide without asking. */
export type Policies = {
  /** A new trigger replaces the running question and aborts it. Where triggers are of attempts, of which a late one must not end the question of the next, types ask for `latestPer`. */
  readonly latest: <Trigger extends Stamped, Value>(
    plan: Plan<Trigger, Value> & WithoutAttempts<Trigger>,
  ) => OperatorFunction<Trigger, Caused>
  /** `latest` with one slot for each key: a new trigger replaces, and aborts, only the question under its own key. */
  readonly latestPer: <Trigger extends Stamped, Value>(
    keyOf: (trigger: Trigger) => string,
    plan: Plan<Trigger, Value>,
  ) => OperatorFunction<Trigger, Caused>
  /** Further triggers are ignored while one question runs. */
  readonly once: Policy
  /** One question after another. */
  readonly inOrder: Policy
  /** Questions side by side. */
  readonly together: Policy
  /** No question: an event follows from another and the state. */
  readonly decide: <Trigger extends Stamped>(
    choose: (trigger: Trigger) => EventInputs,
  ) => OperatorFunction<Trigger, Caused>
  /** `decide` on the state at the turn of what follows. Of several events at once the first may settle it. */
  readonly decideInTurn: <Trigger extends Stamped>(
    choose: (trigger: Trigger) => EventInputs,
  ) => OperatorFunction<Trigger, Caused>
}

/** What an effect is given: the events by type, the states after and before them, the world, and the policies. */
export type EffectTools<State = BootState> = Policies & {
  readonly on: <const Definitions extends readonly AnyEventDefinition[]>(
    ...definitions: Definitions
  ) => Observable<EventOf<Definitions[number]>>
  readonly state: () => State
  /** The state before the event that is being told, so that what an event ended, or changed, can be read. Not for what follows later. */
  readonly previous: () => BootState
  readonly ports: Ports
}

/** A stream from events to events, run by the engine. */
export type Effect<State = BootState> = (tools: EffectTools<State>) => Observable<Caused>

/** The key of an effect that asks one thing at a time, of whichever attempt its triggers are. */
export const oneSlot = (): string => ''

/** Declares an effect: trigger, policy, question, two outcomes. */
export function defineEffect<State = BootState>(effect: Effect<State>): Effect<State> {
  return effect
}

/** The policies over a world; `later` puts off every question until the event being told has reached all effects. */
export function createPolicies(ports: Ports, later: Later = (start) => start()): Policies {
  const ask =
    <Trigger extends Stamped, Value>(plan: Plan<Trigger, Value>) =>
    (trigger: Trigger) =>
      askedLater(question(ports, plan, trigger), later)
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

/** A decision is made while its event is told; one that throws says so when its turn comes, as an answer does. */
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
