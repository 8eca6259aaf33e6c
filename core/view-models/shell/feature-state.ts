import type { ViewName } from '../../domain/features/view-name.ts'
import { neededFor, statusOfFeatures } from '../../reducers/shell/feature-status.ts'
import type { FeatureStatus } from '../../reducers/shell/feature-status.ts'
import { hasFeature } from '../../reducers/root.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns whether the parts of the secure frame on Connect can be made of the state. */
export function isFrameLoaded(state: BootState): boolean {
  return hasFeature(state, 'frame')
}

/** Returns whether the code is loaded that a view needs of the state. Code that failed to load is requested again with the view. */
export function featureState({ features }: BootState, view: ViewName): FeatureStatus {
  return statusOfFeatures(features, neededFor(features, view))
}
