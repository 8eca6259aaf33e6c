import type { FeatureName, ViewOf } from './features.ts'
import { views } from './views.ts'

/** The name of a view. */
export type ViewName = ViewOf<FeatureName>

/** Returns whether a value is the name of a view. */
export function isViewName(given: unknown): given is ViewName {
  return typeof given === 'string' && Object.hasOwn(views, given)
}
