import { Observable, Subscription, defer } from 'rxjs'
import type { Subscriber } from 'rxjs'
import type { AnyEventDefinition, Stamped } from './events/define-events.ts'
import { createPolicies } from './effects/define-effect.ts'
import type { Effect, EffectTools, SessionRules } from './effects/define-effect.ts'
import type { Caused, Later } from './effects/question.ts'
import type { Ports } from './ports/ports.ts'
import type { RootState } from './reducers/root.ts'

/** Effects by name. */
export type Effects = Readonly<Record<string, Effect<RootState>>>

/** What effects are run with: the world, the state, the rules of sessions once these are here, and where to bring what follows and what went wrong. */
export type EffectHost = {
  readonly ports: Ports
  readonly state: () => RootState
  readonly rules: () => SessionRules | null
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
  /** Makes more effects known; they begin now when the others run, and hear an event after those of a lower rank. */
  readonly add: (effects: Effects, rank: number) => void
  /** Tells an event to every effect that listens to it, does `between`, and asks then the questions it raised. */
  readonly tell: (event: Stamped, between: () => void) => void
}

type Hearer = { readonly rank: number; readonly subscriber: Subscriber<Stamped> }

const mostRestarts = 10
const atOnce: Later = (start) => start()

/** Makes a place where effects run; one that breaks is reported and begun again, ten times at most. */
export function createRunningEffects({ ports, state, rules, receive, report }: EffectHost): RunningEffects {
  const known: (readonly [name: string, effect: Effect<RootState>, rank: number])[] = []
  const heardBy = new Map<string, readonly Hearer[]>()
  let standing: Subscription | null = null
  let told: Stamped | null = null
  let later: Later = atOnce

  const hearersOf = (type: string) => heardBy.get(type) ?? []

  const onAt =
    (rank: number): EffectTools['on'] =>
    <const Definitions extends readonly AnyEventDefinition[]>(...definitions: Definitions) => {
      return new Observable<Stamped>((subscriber) => {
        const hearer = { rank, subscriber }
        for (const { type } of definitions)
          heardBy.set(type, [
            ...hearersOf(type).filter((other) => other.rank <= rank),
            hearer,
            ...hearersOf(type).filter((other) => other.rank > rank),
          ])
        return () => {
          for (const { type } of definitions)
            heardBy.set(
              type,
              hearersOf(type).filter((other) => other !== hearer),
            )
        }
      }) as Observable<never>
    }

  const policies = createPolicies(ports, (start) => later(start))

  const run = (
    all: Subscription,
    [name, effect, rank]: readonly [string, Effect<RootState>, number],
    restarts: number,
  ) => {
    const one = new Subscription()
    all.add(one)
    one.add(
      defer(() => effect({ on: onAt(rank), state, ports, rules, ...policies })).subscribe({
        next: (caused) => receive(name, caused),
        error: (error: unknown) => {
          all.remove(one)
          report(name, error, told, restarts)
          if (restarts < mostRestarts && !all.closed) run(all, [name, effect, rank], restarts + 1)
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
    add: (effects, rank) => {
      for (const [name, effect] of Object.entries(effects)) {
        const one = [name, effect, rank] as const
        known.push(one)
        if (standing) run(standing, one, 0)
      }
    },
    tell: (event, between) => {
      const questions: (() => void)[] = []
      told = event
      later = (start) => void questions.push(start)
      for (const { subscriber } of hearersOf(event.type)) subscriber.next(event)
      later = atOnce
      between()
      for (const ask of questions) ask()
      told = null
    },
  }
}
