import type { Options } from './options.ts'

/** What is known of features before any of them is here: whose events each takes, and whether the host's options switch it off. */
export type FeatureTable = {
  /** The feature of each family of events that is not here from the start. */
  readonly families: Readonly<Record<string, string>>
  /** Those that an option can switch off, by feature. */
  readonly isOff: Readonly<Record<string, (options: Options) => boolean>>
}

/** The feature whose events are of this type, or null where they are here from the start. */
export function featureFor({ families }: FeatureTable, type: string): string | null {
  return families[type.slice(0, type.indexOf('/'))] ?? null
}

/** Whether the host's options switch a feature off. */
export function isSwitchedOff({ isOff }: FeatureTable, feature: string, options: Options | null): boolean {
  return options !== null && (isOff[feature]?.(options) ?? false)
}
