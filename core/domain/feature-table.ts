import { featureOption } from './features.ts'
import type { FeatureRow } from './features.ts'
import type { Options } from './options.ts'

/** What is known of features before any of them is here: whose events each takes, and whether the host's options switch it off. */
export type FeatureTable = {
  /** The feature of each family of events that is not here from the start. */
  readonly families: Readonly<Record<string, string>>
  /** Those that an option beside their own in `features` switches off, too, by feature. */
  readonly isOff: Readonly<Record<string, (options: Options) => boolean>>
}

/** The feature whose events are of this type, or null where they are here from the start. */
export function featureFor({ families }: FeatureTable, type: string): string | null {
  return families[type.slice(0, type.indexOf('/'))] ?? null
}

/** Whether the host's options switch a feature off. */
export function isSwitchedOff({ isOff }: FeatureTable, feature: string, options: Options | null): boolean {
  return options !== null && (isTurnedOff(options, feature) || (isOff[feature]?.(options) ?? false))
}

/** Whether `features` has a feature's name with `false`: `{ balanceWatch: false }` for `balance-watch`. */
export function isTurnedOff(options: Options | null, feature: string): boolean {
  return Reflect.get(options?.features ?? {}, featureOption(feature)) === false
}

/** Whether an option asks for a feature, where one has to. */
export function isAskedFor({ askedBy }: FeatureRow, options: Options): boolean {
  return askedBy?.some((name) => isGiven(Reflect.get({ ...options, ...options.features }, name))) ?? true
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
