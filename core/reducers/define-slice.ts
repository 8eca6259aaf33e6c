import { Immer } from 'immer'
import type { Draft } from 'immer'
import type { AnyEventDefinition, EventOf, Stamped } from '../events/define-events.ts'

type Entry = { readonly types: readonly string[]; readonly handle: (draft: never, event: never) => unknown }
type When<State> = <const Definitions extends readonly AnyEventDefinition[]>(
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

/** Makes a reducer without slices: one map by event type, one `produce` for the slices that named the event. */
export function createGrowingReducer(options: { readonly freeze: boolean }): GrowingReducer {
  const { produce } = new Immer({ autoFreeze: options.freeze })
  const handlers = new Map<string, [string, Entry['handle']][]>()
  return {
    add: (slices) => {
      for (const [name, slice] of Object.entries(slices)) {
        for (const { types, handle } of slice.entries) {
          for (const type of types) handlers.set(type, [...(handlers.get(type) ?? []), [name, handle]])
        }
      }
    },
    reduce: (state, event) => {
      const listening = handlers.get(event.type)?.filter(([name]) => name in state)
      if (!listening) return state
      return produce(state, (draft: Record<string, unknown>) => {
        for (const [name, handle] of listening) {
          const replaced = handle(draft[name] as never, event as never)
          if (replaced !== undefined) draft[name] = replaced
        }
      })
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
