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

/** Makes one reducer of many slices: one map by event type, one `produce` for the slices that named the event. */
export function combineSlices<Slices extends Record<string, Slice<unknown>>>(
  slices: Slices,
  options: { readonly freeze: boolean },
): Reducer<StateOf<Slices>> {
  const { produce } = new Immer({ autoFreeze: options.freeze })
  const handlers = new Map<string, [string, Entry['handle']][]>()
  for (const [name, slice] of Object.entries(slices)) {
    for (const { types, handle } of slice.entries) {
      for (const type of types) handlers.set(type, [...(handlers.get(type) ?? []), [name, handle]])
    }
  }
  const initial = Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, slice.initial]))
  return {
    initial: initial as StateOf<Slices>,
    reduce: (state, event) => {
      const listening = handlers.get(event.type)
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
