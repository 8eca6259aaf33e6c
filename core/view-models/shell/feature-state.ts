import type { ViewName } from '../../domain/features/view-name.ts'
import { neededFor, statusOfFeatures } from '../../reducers/shell/feature-status.ts'
import type { FeatureStatus } from '../../reducers/shell/feature-status.ts'
import { hasFeature } from '../../reducers/root.ts'
import type { BootState } from '../../reducers/root.ts'

/** Whether what Connect says of the secure frame can be made of the state. */
export function isFrameLoaded(state: BootState): boolean {
  return hasFeature(state, 'frame')
}

/** How far the code is that a view needs to be made of the state; what could not be loaded is asked for again with the view. */
export function featureState({ features }: BootState, view: ViewName): FeatureStatus {
  return statusOfFeatures(features, neededFor(features, view))
}
