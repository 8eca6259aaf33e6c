import { features } from '../../events/features.ts'
import { host } from '../../events/host.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'
import type { FeaturesState } from './feature-status.ts'

/** Reduces the status of each feature: requested, loaded in the order of arrival, or failed. A start or a stop drops pending requests. */
export const featuresSlice = defineSlice<FeaturesState>(bootBeginning.features, (when) => [
  when([features.requested], (draft, { data: { feature } }) => {
    if (draft[feature] !== 'loaded') draft[feature] = 'requested'
  }),
  when([features.loaded], (draft, { data: { feature } }) => {
    delete draft[feature]
    draft[feature] = 'loaded'
  }),
  when([features.loadFailed], (draft, { data: { feature } }) => {
    if (draft[feature] !== 'loaded') draft[feature] = 'failed'
  }),
  when([host.started, host.stopped], (draft) => {
    for (const [feature, status] of Object.entries(draft)) if (status === 'requested') delete draft[feature]
  }),
])
