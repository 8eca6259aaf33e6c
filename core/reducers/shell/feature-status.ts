import { featuresFor } from '../../domain/features/views.ts'
import type { ViewName } from '../../domain/features/view-name.ts'

/** How far each feature is, by name; one that is missing was not wanted yet. */
export type FeaturesState = Readonly<Record<string, 'wanted' | 'loaded' | 'failed'>>

/** How far the code is that something needs; what is missing came to nothing, and may be wanted again. */
export type FeatureStatus = 'here' | 'coming' | 'missing'

/** How far some features are, together. */
export function statusOfFeatures(standing: FeaturesState, needed: readonly string[]): FeatureStatus {
  if (needed.every((feature) => standing[feature] === 'loaded')) return 'here'
  return needed.some((feature) => standing[feature] === 'failed') ? 'missing' : 'coming'
}

/** Whether a feature is here or on its way, so that nobody needs to want it. */
export function isFeatureRequested(standing: FeaturesState, feature: string): boolean {
  return standing[feature] === 'wanted' || standing[feature] === 'loaded'
}

/** What a view needs to be shown, and what somebody waits for who pressed something there. */
export function neededFor(standing: FeaturesState, view: ViewName): readonly string[] {
  return [...featuresFor(view), ...('sessions' in standing ? ['sessions'] : [])]
}
