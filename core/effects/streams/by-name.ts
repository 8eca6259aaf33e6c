import type { Effect } from './define-effect.ts'

/** The effects of a module by name: module objects list their names in an order that differs from bundler to bundler, and a tape needs one. */
export function byName<State>(
  module: Readonly<Record<string, Effect<State>>>,
): Readonly<Record<string, Effect<State>>> {
  return Object.fromEntries(Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1)))
}
