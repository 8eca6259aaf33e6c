import { features } from '../events/features.ts'
import { host } from '../events/host.ts'
import { defineSlice } from './define-slice.ts'

/** How far each feature is, by name; one that is missing was not wanted yet. */
export type FeaturesState = Readonly<Record<string, 'wanted' | 'loaded' | 'failed'>>

const initial: FeaturesState = {}

/** How far the code is that something needs; what is missing came to nothing, and may be wanted again. */
export type FeatureStanding = 'here' | 'coming' | 'missing'

/** How far some features are, together. */
export function standingOf(standing: FeaturesState, needed: readonly string[]): FeatureStanding {
  if (needed.every((feature) => standing[feature] === 'loaded')) return 'here'
  return needed.some((feature) => standing[feature] === 'failed') ? 'missing' : 'coming'
}

/** Which features are here, on their way, or could not be loaded; a stop takes back what is on its way. */
export const featuresSlice = defineSlice<FeaturesState>(initial, (when) => [
  when([features.wanted], (draft, { data: { feature } }) => {
    if (draft[feature] !== 'loaded') draft[feature] = 'wanted'
  }),
  when([features.loaded], (draft, { data: { feature } }) => {
    draft[feature] = 'loaded'
  }),
  when([features.loadFailed], (draft, { data: { feature } }) => {
    if (draft[feature] !== 'loaded') draft[feature] = 'failed'
  }),
  when([host.started, host.stopped], (draft) => {
    for (const [feature, status] of Object.entries(draft)) if (status === 'wanted') delete draft[feature]
  }),
])
