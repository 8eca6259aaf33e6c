import * as z from 'zod/mini'
import type { FeatureName, ViewOf } from './features.ts'
import { views } from './views.ts'

const viewNames = Object.keys(views) as readonly ViewName[]

/** The name of a view. */
export type ViewName = ViewOf<FeatureName>
export const ViewName = z.enum(viewNames)

/** Whether there is such a view. */
export function isViewName(given: unknown): given is ViewName {
  return typeof given === 'string' && Object.hasOwn(views, given)
}
