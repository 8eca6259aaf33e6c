import { Immer, freeze } from 'immer'
import type { Draft } from 'immer'
import type { AnyEventDefinition, EventOf, Stamped } from '../../events/define-events.ts'

/** What one set of events does to a branch. */
export type Entry = {
  readonly types: readonly string[]
  readonly handle: (draft: never, event: never) => unknown
}
/** Declares one row of a slice: what some events do to its branch. */
export type When<State> = <const Definitions extends readonly AnyEventDefinition[]>(
  definitions: Definitions,
  handle: (draft: Draft<State>, event: EventOf<Definitions[number]>) => State | Draft<State> | void,
) => Entry

/** One branch of the state tree: where it begins, and what each event it names does to it. */
export type Slice<State> = { readonly initial: State; readonly entries: readonly Entry[] }

/** Declares a slice as a table from events to changes of an immer draft, or to a whole new branch. */
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

/** The whole tree's reducer. */
export type Reducer<State> = {
  readonly initial: State
  readonly reduce: (state: State, event: Stamped) => State
}

/** Slices by the name of their branch. */
export type Slices = Readonly<Record<string, Slice<unknown>>>

/** A reducer that slices can be added to; one whose branch is not in the state does nothing. */
export type GrowingReducer = {
  readonly add: (slices: Slices) => void
  readonly reduce: <State extends object>(state: State, event: Stamped) => State
}

/** Makes a reducer without slices. An event reaches the branches that name it, and makes a new tree only if a branch is new. */
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

/** Where slices begin. */
export function initialOf<const Given extends Slices>(slices: Given): StateOf<Given> {
  const branches = Object.entries(slices).map(([name, { initial }]) => [name, initial])
  return Object.fromEntries(branches) as StateOf<Given>
}

/** Makes one reducer of many slices. */
export function combineSlices<const Given extends Slices>(
  slices: Given,
  options: { readonly freeze: boolean },
): Reducer<StateOf<Given>> {
  const { add, reduce } = createGrowingReducer(options)
  add(slices)
  return { initial: initialOf(slices), reduce }
}
