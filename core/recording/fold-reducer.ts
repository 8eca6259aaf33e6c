import type { Reducer } from '../reducers/define-slice.ts'
import { createRootReducer } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'

/** The reducer that a tape is folded with; an event that it breaks on leaves the state as it was, as in the engine. */
export function foldReducer(): Reducer<RootState> {
  const { initial, reduce } = createRootReducer({ freeze: false })
  return {
    initial,
    reduce: (state, event) => {
      try {
        return reduce(state, event)
      } catch {
        return state
      }
    },
  }
}
