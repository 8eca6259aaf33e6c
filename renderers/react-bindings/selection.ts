import { readingOf } from './reading.ts'
import type { Reading } from './reading.ts'
import { isSameData } from './same-data.ts'

/** Computes a view-model where a branch that it read has changed, and keeps the old one for as long as the new one says the same. */
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

/** What a view-model says of the state that is read; all who ask it of the same place share one selection. */
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
