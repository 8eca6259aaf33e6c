import type { FeatureTable } from '../domain/feature-table.ts'
import { featureList } from '../domain/features.ts'

/** Whose events wait until it is here, from the rows of the features. */
export const featureTable: FeatureTable = {
  families: /* @__PURE__ */ Object.fromEntries(
    featureList.flatMap(([feature, { families = [] }]) => families.map((family) => [family, feature])),
  ),
}
