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
