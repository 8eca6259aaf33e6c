import { featureOption, featureRows } from '../features/features.ts'
import type { FeatureOption } from '../features/features.ts'
import { modalParts } from '../shell/modal-parts.ts'

/** The names of features and of parts of the modal in the option `features`. The code of a feature that is `false` is never loaded. */
export const featureOptions = /* @__PURE__ */ Object.keys(featureRows)
  .filter((feature) => feature !== 'modal')
  .map(featureOption)
  .concat(modalParts) as readonly FeatureOption[]
