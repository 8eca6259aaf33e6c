import { isAskedFor, isTurnedOff } from '../domain/feature-table.ts'
import type { FeatureTable } from '../domain/feature-table.ts'
import { featureList } from '../domain/features.ts'

/** Every feature that arrives when it is wanted, without its code: what the rows of the features say of it. */
export const featureTable: FeatureTable = /* @__PURE__ */ tableOf()

function tableOf(): FeatureTable {
  return {
    families: Object.fromEntries(
      featureList.flatMap(([feature, { families = [] }]) => families.map((family) => [family, feature])),
    ),
    isOff: Object.fromEntries(
      featureList.map(([feature, row]) => [
        feature,
        (options) =>
          !isAskedFor(row, options) || (row.alsoOffBy?.some((name) => isTurnedOff(options, name)) ?? false),
      ]),
    ),
  }
}
