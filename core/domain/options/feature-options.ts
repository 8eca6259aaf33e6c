import { featureOption, featureRows } from '../features/features.ts'
import type { FeatureOption } from '../features/features.ts'
import { modalParts } from '../shell/modal-parts.ts'

/** The names by which the option `features` knows the features of this table, and the parts of the modal. A feature that is `false` is never loaded. */
export const featureOptions = /* @__PURE__ */ Object.keys(featureRows)
  .filter((feature) => feature !== 'modal')
  .map(featureOption)
  .concat(modalParts) as readonly FeatureOption[]
