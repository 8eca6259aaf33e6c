import { hasFeature } from '../reducers/root.ts'
import type { BootState } from '../reducers/root.ts'

/** How far the code is that every view of the modal needs. */
export type FeatureState = 'here' | 'coming' | 'missing'

/** Whether views can be made of the state; one that could not be loaded is asked for again with the view. */
export function featureState(state: BootState): FeatureState {
  if (hasFeature(state, 'modal')) return 'here'
  return state.features['modal'] === 'failed' ? 'missing' : 'coming'
}
