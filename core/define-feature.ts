import type { FeatureTable } from './domain/features/feature-table.ts'
import type { Effect } from './effects/streams/define-effect.ts'
import type { Slice } from './reducers/slices/define-slice.ts'
import type { RootState } from './reducers/root.ts'

/** A feature's code: the slices that it adds to the state, and its effects by name. */
export type Feature = {
  readonly slices: Readonly<Record<string, Slice<unknown>>>
  readonly effects: Readonly<Record<string, Effect<RootState>>>
}

/** The features that may be loaded. `featureOf` returns the code of a loaded one, or null. */
export type LateFeatures = {
  readonly table: FeatureTable
  readonly featureOf: (name: string) => Feature | null
}

/** Declares a feature. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature
}
