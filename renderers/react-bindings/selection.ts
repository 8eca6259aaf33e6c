import { isSameData } from './same-data.ts'

/** Computes a view-model once per state, and keeps the old one for as long as the new one says the same. */
export function createSelection<State, View>(view: (state: State) => View): (state: State) => View {
  let last: { readonly state: State; readonly view: View } | null = null
  return (state) => {
    if (last?.state === state) return last.view
    const next = view(state)
    last = { state, view: last && isSameData(last.view, next) ? last.view : next }
    return last.view
  }
}
