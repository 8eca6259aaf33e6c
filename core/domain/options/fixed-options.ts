import { isProvided, isList } from './completed-options.ts'
import type { OptionChanges } from './option-changes.ts'
import type { Options } from './options.ts'
import { usableOptions } from './usable-options.ts'

/** The options that are read only when a Latchkey is created. Services, storage and wallets depend on them. */
export const fixedOptions = [
  'projectId',
  'endpoints',
  'enableEIP6963',
  'swapSpenders',
  'storage',
  'ports',
  'recorder',
  'onAnalytics',
  'logger',
  'siwe',
] as const

/** Returns the options after changes. Returns the same object if no value differs. */
export function changedOptions(options: Options, changes: OptionChanges): Options {
  const next = usableOptions({ ...options, ...possible(options, changes) })
  return differingOptions(options, next).length > 0 ? next : options
}

/**
 * Returns the valid changes. Omits fixed options, values of another type, and an empty list of networks. Development rejects those, and production
 * ignores them.
 */
function possible(options: Options, changes: OptionChanges): OptionChanges {
  const given = Object.entries(Object(changes)).filter(
    ([name, value]) =>
      !fixedOptions.some((fixed) => fixed === name) &&
      (name === 'networks' ? isList(value) : isOfKind(value, Reflect.get(options, name))),
  )
  return Object.fromEntries(given)
}

/** Returns the names of the options that differ between two sets. */
export function differingOptions(before: Options, after: Options): readonly (keyof Options)[] {
  const names = Object.keys({ ...before, ...after }) as (keyof Options)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

function isOfKind(value: unknown, standing = value): boolean {
  return (
    !isProvided(value) ||
    (typeof value === typeof standing && Array.isArray(value) === Array.isArray(standing))
  )
}
