import { Observable, Subscription, defer } from 'rxjs'
import type { Subscriber } from 'rxjs'
import type { AnyEventDefinition, Stamped } from './events/define-events.ts'
import { createPolicies } from './effects/define-effect.ts'
import type { Effect, EffectTools } from './effects/define-effect.ts'
import type { Caused, Later } from './effects/question.ts'
import type { Ports } from './ports/ports.ts'
import type { RootState } from './reducers/root.ts'

/** Effects by name. */
export type Effects = Readonly<Record<string, Effect<RootState>>>

/** What effects are run with: the world, the state, and where to bring what follows and what went wrong. */
export type EffectHost = {
  readonly ports: Ports
  readonly state: () => RootState
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
  /** Makes more effects known; they begin now when the others run. */
  readonly add: (effects: Effects) => void
  /** Tells an event to every effect that listens to it, does `between`, and asks then the questions it raised. */
  readonly tell: (event: Stamped, between: () => void) => void
}

const mostRestarts = 10
const atOnce: Later = (start) => start()

/** Makes a place where effects run; one that breaks is reported and begun again, ten times at most. */
export function createRunningEffects({ ports, state, receive, report }: EffectHost): RunningEffects {
  const known: [name: string, effect: Effect<RootState>][] = []
  const heardBy = new Map<string, readonly Subscriber<Stamped>[]>()
  let standing: Subscription | null = null
  let told: Stamped | null = null
  let later: Later = atOnce

  const on: EffectTools['on'] = <const Definitions extends readonly AnyEventDefinition[]>(
    ...definitions: Definitions
  ) => {
    return new Observable<Stamped>((subscriber) => {
      for (const { type } of definitions) heardBy.set(type, [...(heardBy.get(type) ?? []), subscriber])
      return () => {
        for (const { type } of definitions) {
          heardBy.set(
            type,
            (heardBy.get(type) ?? []).filter((other) => other !== subscriber),
          )
        }
      }
    }) as Observable<never>
  }

  const tools: EffectTools<RootState> = {
    on,
    state,
    ports,
    ...createPolicies(ports, (start) => later(start)),
  }

  const run = (all: Subscription, name: string, effect: Effect<RootState>, restarts: number) => {
    const one = new Subscription()
    all.add(one)
    one.add(
      defer(() => effect(tools)).subscribe({
        next: (caused) => receive(name, caused),
        error: (error: unknown) => {
          all.remove(one)
          report(name, error, told, restarts)
          if (restarts < mostRestarts && !all.closed) run(all, name, effect, restarts + 1)
        },
      }),
    )
  }

  return {
    start: () => {
      if (standing) return
      standing = new Subscription()
      for (const [name, effect] of known) run(standing, name, effect, 0)
    },
    stop: () => {
      standing?.unsubscribe()
      standing = null
    },
    add: (effects) => {
      for (const [name, effect] of Object.entries(effects)) {
        known.push([name, effect])
        if (standing) run(standing, name, effect, 0)
      }
    },
    tell: (event, between) => {
      const questions: (() => void)[] = []
      told = event
      later = (start) => void questions.push(start)
      for (const subscriber of heardBy.get(event.type) ?? []) subscriber.next(event)
      later = atOnce
      between()
      for (const ask of questions) ask()
      told = null
    },
  }
}
