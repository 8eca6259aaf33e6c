import { featureOption, featureRows } from './features.ts'
import type { FeatureOption } from './features.ts'

/** The names by which the option `features` knows the features of this table; a host that gives one `false` never loads it. */
export const featureOptions = /* @__PURE__ */ Object.keys(featureRows)
  .filter((feature) => feature !== 'modal')
  .map(featureOption) as readonly FeatureOption[]
