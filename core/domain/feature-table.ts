/** What is known of features before any of them is here. */
export type FeatureTable = {
  /** The feature of each family of events that is not here from the start. */
  readonly families: Readonly<Record<string, string>>
}

/** The feature whose events are of this type, or null where they are here from the start. */
export function featureFor({ families }: FeatureTable, type: string): string | null {
  return families[type.slice(0, type.indexOf('/'))] ?? null
}
