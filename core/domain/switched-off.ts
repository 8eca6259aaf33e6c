import { featureOption, featureRows } from './features.ts'
import type { FeatureRow } from './features.ts'
import type { Options } from './options.ts'

const rows: Readonly<Record<string, FeatureRow>> = featureRows

/** Whether the host's options switch a feature off: by its name in `features`, by another one, or since none asks for it that has to. */
export function isSwitchedOff(feature: string, options: Options | null): boolean {
  if (options === null) return false
  const { alsoOffBy = [] } = rows[feature] ?? {}
  return [feature, ...alsoOffBy].some((name) => isTurnedOff(options, name)) || !isAskedFor(feature, options)
}

/** Whether `features` has a feature's name with `false`: `{ balanceWatch: false }` for `balance-watch`. */
export function isTurnedOff(options: Options | null, feature: string): boolean {
  return Reflect.get(options?.features ?? {}, featureOption(feature)) === false
}

/** Whether an option asks for a feature, where one has to. */
export function isAskedFor(feature: string, options: Options): boolean {
  const given = rows[feature]?.askedBy?.map((name) => Reflect.get({ ...options, ...options.features }, name))
  // An empty list of social accounts asks for nothing.
  return given?.some((value) => (Array.isArray(value) ? value.length > 0 : value)) ?? true
}
