import type { FeatureTable } from './domain/features/feature-table.ts'
import type { Effect } from './effects/streams/define-effect.ts'
import type { Slice } from './reducers/slices/define-slice.ts'
import type { RootState } from './reducers/root.ts'

/** What arrives with a feature's chunk: branches of the state tree, and what it adds to those that are there, and effects, by name. */
export type Feature = {
  readonly slices: Readonly<Record<string, Slice<unknown>>>
  readonly effects: Readonly<Record<string, Effect<RootState>>>
}

/** The features that may arrive, and those that have: `featureOf` gives the code that came, or null. */
export type LateFeatures = {
  readonly table: FeatureTable
  readonly featureOf: (name: string) => Feature | null
}

/** Declares a feature. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature
}
