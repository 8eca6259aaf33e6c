import { featureList } from './features.ts'

/** The features of events, which are known before any feature is loaded. */
export type FeatureTable = {
  /** The feature of each family of events, or of one type of event. Families that are loaded from the start are absent. */
  readonly families: Readonly<Record<string, string>>
}

/** The families whose events wait until their feature is loaded, from the rows of the features. */
export const featureTable: FeatureTable = {
  families: /* @__PURE__ */ Object.fromEntries(
    featureList.flatMap(([feature, { families = [] }]) => families.map((family) => [family, feature])),
  ),
}

/** Returns the feature of an event type, or null if its events need no feature. */
export function featureFor({ families }: FeatureTable, type: string): string | null {
  return families[type] ?? families[type.slice(0, type.indexOf('/'))] ?? null
}
