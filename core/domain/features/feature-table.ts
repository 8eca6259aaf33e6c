import { featureList } from './features.ts'

/** What is known of features before any of them is here. */
export type FeatureTable = {
  /** The feature of each family of events, or of one type of event, that is not here from the start. */
  readonly families: Readonly<Record<string, string>>
}

/** Whose events wait until it is here, from the rows of the features. */
export const featureTable: FeatureTable = {
  families: /* @__PURE__ */ Object.fromEntries(
    featureList.flatMap(([feature, { families = [] }]) => families.map((family) => [family, feature])),
  ),
}

/** The feature whose events are of this type, or null where they are here from the start. */
export function featureFor({ families }: FeatureTable, type: string): string | null {
  return families[type] ?? families[type.slice(0, type.indexOf('/'))] ?? null
}
