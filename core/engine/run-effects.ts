import { Observable, Subscription, defer } from 'rxjs'
import type { Subscriber } from 'rxjs'
import type { AnyEventDefinition, Stamped } from '../events/define-events.ts'
import { createPolicies } from '../effects/streams/define-effect.ts'
import type { Effect, EffectTools } from '../effects/streams/define-effect.ts'
import type { Caused, Later } from '../effects/streams/question.ts'
import type { Ports } from '../ports/ports.ts'
import type { RootState } from '../reducers/root.ts'

export type Effects = Readonly<Record<string, Effect<RootState>>>

/** The environment of effects: ports, states, and the receivers of answers and errors. */
export type EffectHost = {
  readonly ports: Ports
  readonly state: () => RootState
  readonly previous: () => RootState
  readonly receive: (effect: string, caused: Caused) => void
  /** `cause` is the event that the effect was handling, if any. `restarts` counts how many times the effect was restarted before. */
  readonly report: (effect: string, error: unknown, cause: Stamped | null, restarts: number) => void
}

/** A set of effects that can be started and stopped, and that handle events. */
export type RunningEffects = {
  /** Starts all known effects. */
  readonly start: () => void
  /** Stops all effects and aborts their questions. */
  readonly stop: () => void
  /** Adds effects. They start now if the others run, and handle each event after those that were added before. */
  readonly add: (effects: Effects) => void
  /** Passes an event to every effect that listens to it, runs `between`, and then asks the questions that the event raised. */
  readonly tell: (event: Stamped, between: () => void) => void
}

const mostRestarts = 10
const atOnce: Later = (start) => start()

/** Returns an empty set of effects. An effect that throws is reported and restarted, ten times at most. */
export function createRunningEffects({
  ports,
  state,
  previous,
  receive,
  report,
}: EffectHost): RunningEffects {
  const known: (readonly [name: string, effect: Effect<RootState>])[] = []
  const heardBy = new Map<string, readonly Subscriber<Stamped>[]>()
  let standing: Subscription | null = null
  let told: Stamped | null = null
  let later: Later = atOnce

  const hearersOf = (type: string) => heardBy.get(type) ?? []

  const on: EffectTools['on'] = <const Definitions extends readonly AnyEventDefinition[]>(
    ...definitions: Definitions
  ) =>
    new Observable<Stamped>((hearer) => {
      for (const { type } of definitions) heardBy.set(type, [...hearersOf(type), hearer])
      return () => {
        for (const { type } of definitions)
          heardBy.set(
            type,
            hearersOf(type).filter((other) => other !== hearer),
          )
      }
    }) as Observable<never>

  const policies = createPolicies(ports, (start) => later(start))

  const run = (all: Subscription, [name, effect]: readonly [string, Effect<RootState>], restarts: number) => {
    const one = new Subscription()
    all.add(one)
    one.add(
      defer(() => effect({ on, state, previous, ports, ...policies })).subscribe({
        next: (caused) => receive(name, caused),
        error: (error: unknown) => {
          all.remove(one)
          report(name, error, told, restarts)
          if (restarts < mostRestarts && !all.closed) run(all, [name, effect], restarts + 1)
        },
      }),
    )
  }

  return {
    start: () => {
      if (standing) return
      standing = new Subscription()
      for (const one of known) run(standing, one, 0)
    },
    stop: () => {
      standing?.unsubscribe()
      standing = null
    },
    add: (effects) => {
      for (const one of Object.entries(effects)) {
        known.push(one)
        if (standing) run(standing, one, 0)
      }
    },
    tell: (event, between) => {
      const questions: (() => void)[] = []
      told = event
      later = (start) => void questions.push(start)
      for (const hearer of hearersOf(event.type)) hearer.next(event)
      later = atOnce
      between()
      for (const ask of questions) ask()
      told = null
    },
  }
}
