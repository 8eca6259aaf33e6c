import { Observable, Subscription, defer } from 'rxjs'
import type { Subscriber } from 'rxjs'
import type { AnyEventDefinition, Stamped } from '../events/define-events.ts'
import { createPolicies } from '../effects/streams/define-effect.ts'
import type { Effect, EffectTools } from '../effects/streams/define-effect.ts'
import type { Caused, Later } from '../effects/streams/question.ts'
import type { Ports } from '../ports/ports.ts'
import type { RootState } from '../reducers/root.ts'

/** Effects by name. */
export type Effects = Readonly<Record<string, Effect<RootState>>>

/** What effects are run with: the world, the states, and where to bring what follows and what went wrong. */
export type EffectHost = {
  readonly ports: Ports
  readonly state: () => RootState
  readonly previous: () => RootState
  readonly receive: (effect: string, caused: Caused) => void
  /** `cause` is the event that was being told, if any; `restarts` says how often the effect was begun again before. */
  readonly report: (effect: string, error: unknown, cause: Stamped | null, restarts: number) => void
}

/** Effects that can be begun, told an event, and ended. */
export type RunningEffects = {
  /** Begins all effects that are known. */
  readonly start: () => void
  /** Ends them all and aborts what they asked. */
  readonly stop: () => void
  /** Makes more effects known; they begin now when the others run, and hear an event after those that were known before. */
  readonly add: (effects: Effects) => void
  /** Tells an event to every effect that listens to it, does `between`, and asks then the questions it raised. */
  readonly tell: (event: Stamped, between: () => void) => void
}

const mostRestarts = 10
const atOnce: Later = (start) => start()

/** Makes a place where effects run; one that breaks is reported and begun again, ten times at most. */
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
