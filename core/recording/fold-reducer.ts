import type { LateFeatures } from '../define-feature.ts'
import type { Reducer } from '../reducers/slices/define-slice.ts'
import { createRootReducer } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'

/** Makes the reducer that folds a tape. As in the engine, an event that it breaks on leaves the state as it was. */
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
