import { Immer, freeze } from 'immer'
import type { Draft } from 'immer'
import type { AnyEventDefinition, EventOf, Stamped } from '../../events/define-events.ts'

/** The change of a branch by one set of events. */
export type Entry = {
  readonly types: readonly string[]
  readonly handle: (draft: never, event: never) => unknown
}
/** Declares one row of a slice: what some events do to its branch. */
export type When<State> = <const Definitions extends readonly AnyEventDefinition[]>(
  definitions: Definitions,
  handle: (draft: Draft<State>, event: EventOf<Definitions[number]>) => State | Draft<State> | void,
) => Entry

/** A branch of the state: its initial state, and the change by each event that it names. */
export type Slice<State> = { readonly initial: State; readonly entries: readonly Entry[] }

/** Declares a slice as a table from events to changes of an immer draft, or to a new branch. */
export function defineSlice<State>(
  initial: State,
  table: (when: When<State>) => readonly Entry[],
): Slice<State> {
  const when: When<State> = (definitions, handle) => ({
    types: definitions.map((definition) => definition.type),
    handle,
  })
  return { initial, entries: table(when) }
}

type StateOf<Slices> = {
  readonly [Name in keyof Slices]: Slices[Name] extends Slice<infer State> ? State : never
}

/** The reducer of the full state. */
export type Reducer<State> = {
  readonly initial: State
  readonly reduce: (state: State, event: Stamped) => State
}

/** Slices by the name of their branch. */
export type Slices = Readonly<Record<string, Slice<unknown>>>

/** A reducer to which slices can be added. A slice whose branch is not in the state does nothing. */
export type GrowingReducer = {
  readonly add: (slices: Slices) => void
  readonly reduce: <State extends object>(state: State, event: Stamped) => State
}

/** Returns a reducer without slices. An event reaches the branches that name it. The state is a new object only if a branch is. */
export function createGrowingReducer(options: { readonly freeze: boolean }): GrowingReducer {
  const { produce } = new Immer({ autoFreeze: options.freeze })
  const handlers = new Map<string, [string, Entry['handle']][]>()
  return {
    add: (slices) => {
      for (const [name, slice] of Object.entries(slices)) {
        if (options.freeze) freeze(slice.initial, true)
        for (const { types, handle } of slice.entries) {
          for (const type of types) handlers.set(type, [...(handlers.get(type) ?? []), [name, handle]])
        }
      }
    },
    reduce: <State extends object>(state: State, event: Stamped): State => {
      let next = state as Record<string, unknown>
      for (const [name, handle] of handlers.get(event.type) ?? []) {
        if (!(name in state)) continue
        const branch = produce(next[name], (draft) => handle(draft as never, event as never))
        if (branch === next[name]) continue
        next = { ...next }
        next[name] = branch
      }
      return (options.freeze ? Object.freeze(next) : next) as State
    },
  }
}

/** Returns the initial states of slices. */
export function initialOf<const Given extends Slices>(slices: Given): StateOf<Given> {
  const branches = Object.entries(slices).map(([name, { initial }]) => [name, initial])
  return Object.fromEntries(branches) as StateOf<Given>
}

/** Returns one reducer of several slices. */
export function combineSlices<const Given extends Slices>(
  slices: Given,
  options: { readonly freeze: boolean },
): Reducer<StateOf<Given>> {
  const { add, reduce } = createGrowingReducer(options)
  add(slices)
  return { initial: initialOf(slices), reduce }
}
