import type { Effect } from './define-effect.ts'

/**
 * Returns the effects of a module sorted by name. Module objects list their names in an order that depends on the bundler, but a tape needs a fixed
 * one.
 */
export function byName<State>(
  module: Readonly<Record<string, Effect<State>>>,
): Readonly<Record<string, Effect<State>>> {
  return Object.fromEntries(Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1)))
}
