import { isGiven, isList } from './completed-options.ts'
import type { OptionChanges } from './option-changes.ts'
import type { Options } from './options.ts'
import { usableOptions } from './usable-options.ts'

/** What is read once, when a Latchkey is made: by it services, storage and wallets are reached. */
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

/** The options after some changed; the same object where nothing is another. */
export function changedOptions(options: Options, changes: OptionChanges): Options {
  const next = usableOptions({ ...options, ...possible(options, changes) })
  return differingOptions(options, next).length > 0 ? next : options
}

/** The changes that can be made: not those of what is fixed, nor to a value of another kind, nor to no networks at all; development refuses these, in production they are left out. */
function possible(options: Options, changes: OptionChanges): OptionChanges {
  const given = Object.entries(Object(changes)).filter(
    ([name, value]) =>
      !fixedOptions.some((fixed) => fixed === name) &&
      (name === 'networks' ? isList(value) : isOfKind(value, Reflect.get(options, name))),
  )
  return Object.fromEntries(given)
}

/** The names of the options in which two sets differ. */
export function differingOptions(before: Options, after: Options): readonly (keyof Options)[] {
  const names = Object.keys({ ...before, ...after }) as (keyof Options)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

function isOfKind(value: unknown, standing = value): boolean {
  return (
    !isGiven(value) || (typeof value === typeof standing && Array.isArray(value) === Array.isArray(standing))
  )
}
