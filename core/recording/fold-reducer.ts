import type { LateFeatures } from '../define-feature.ts'
import type { Reducer } from '../reducers/define-slice.ts'
import { createRootReducer } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'

/** The reducer that a tape is folded with, given the code of features; an event that it breaks on leaves the state as it was, as in the engine. */
export function foldReducer(features: Pick<LateFeatures, 'featureOf'>): Reducer<RootState> {
  const { initial, reduce } = createRootReducer({ ...features, freeze: false })
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
