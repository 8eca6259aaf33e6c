import { featuresFor } from '../../domain/features/views.ts'
import type { ViewName } from '../../domain/features/view-name.ts'

/** The status of each feature, by name. A missing one was not requested yet. */
export type FeaturesState = Readonly<Record<string, 'requested' | 'loaded' | 'failed'>>

/** How far the code that something needs is loaded. `missing` failed, and may be requested again. */
export type FeatureStatus = 'here' | 'coming' | 'missing'

/** Returns the common status of several features. */
export function statusOfFeatures(standing: FeaturesState, needed: readonly string[]): FeatureStatus {
  if (needed.every((feature) => standing[feature] === 'loaded')) return 'here'
  return needed.some((feature) => standing[feature] === 'failed') ? 'missing' : 'coming'
}

/** Returns whether a feature is loaded or loading, so that it need not be requested. */
export function isFeatureRequested(standing: FeaturesState, feature: string): boolean {
  return standing[feature] === 'requested' || standing[feature] === 'loaded'
}

/** Returns the features that a view needs, and those that a press there waits for. */
export function neededFor(standing: FeaturesState, view: ViewName): readonly string[] {
  return [...featuresFor(view), ...('sessions' in standing ? ['sessions'] : [])]
}
