import { featureOption, featureRows } from '../features/features.ts'
import type { FeatureRow } from '../features/features.ts'
import { isEnglish } from '../shell/language.ts'
import type { Options } from './options.ts'

const rows: Readonly<Record<string, FeatureRow>> = featureRows

/** Returns whether the host app's options switch a feature off: by its name in `features`, by another name, or because no option requests it. */
export function isSwitchedOff(feature: string, options: Options | null): boolean {
  if (options === null) return false
  const { alsoOffBy = [] } = rows[feature] ?? {}
  const isOff = (name: string) => isTurnedOff(options, name) || Reflect.get(options, name) === false
  return isTurnedOff(options, feature) || alsoOffBy.some(isOff) || !isAskedFor(feature, options)
}

/** Returns whether `features` has a feature's name with `false`: `{ balanceWatch: false }` for `balance-watch`. */
export function isTurnedOff(options: Options | null, feature: string): boolean {
  return Reflect.get(options?.features ?? {}, featureOption(feature)) === false
}

/** Returns whether an option requests a feature. True for features that need no request. */
function isAskedFor(feature: string, options: Options): boolean {
  const given = rows[feature]?.askedBy?.map((name) => Reflect.get({ ...options.features, ...options }, name))
  return given?.some(asks) ?? true
}

/** Returns whether the value of an option requests a feature. An empty list of social providers does not, and neither does an English locale. */
function asks(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' ? !isEnglish(value) : Boolean(value)
}
