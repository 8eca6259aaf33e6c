import type { LateFeatures } from '../define-feature.ts'
import type { Reducer } from '../reducers/slices/define-slice.ts'
import { createRootReducer } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'

/** Returns the reducer that folds a tape. As in the engine, an event that makes it throw leaves the state unchanged. */
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
