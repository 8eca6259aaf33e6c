import { readingOf } from './reading.ts'
import type { Reading } from './reading.ts'
import { isSameData } from './same-data.ts'

/** Returns a memoised view-model. It is computed again only if a branch that it read has changed. An equal result keeps the previous object. */
export function createSelection<State extends object, View>(
  view: (state: State) => View,
): (state: State) => View {
  let told: State
  let last: Reading<State, View> | undefined
  return (state) => {
    if (!last || (state !== told && !last.holdsIn(state))) {
      const next = readingOf(view, state)
      last = last && isSameData(last.view, next.view) ? { ...next, view: last.view } : next
    }
    told = state
    return last.view
  }
}

type View<State, Made> = (state: State) => Made

const selections = new WeakMap<() => object, WeakMap<View<never, unknown>, () => unknown>>()

/** Returns a view-model's selection for the state that `read` returns. All callers with the same arguments share one selection. */
export function selectionOf<State extends object, Made>(
  read: () => State,
  view: View<State, Made>,
): () => Made {
  const here = selections.get(read) ?? new WeakMap<View<never, unknown>, () => unknown>()
  selections.set(read, here)
  if (!here.has(view)) {
    const select = createSelection(view)
    here.set(view, () => select(read()))
  }
  return here.get(view) as () => Made
}
