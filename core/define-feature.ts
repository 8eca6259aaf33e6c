import type { FeatureTable } from './domain/feature-table.ts'
import type { Effect } from './effects/define-effect.ts'
import type { Slice } from './reducers/define-slice.ts'
import type { RootState } from './reducers/root.ts'

/** What arrives with a feature's chunk: branches of the state tree, and effects, by name. */
export type Feature = {
  readonly slices: Readonly<Record<string, Slice<unknown>>>
  readonly effects: Readonly<Record<string, Effect<RootState>>>
}

/** The features that may arrive, and those that have: `featureOf` gives the code that came, or null. */
export type LateFeatures = {
  readonly table: FeatureTable
  readonly featureOf: (name: string) => Feature | null
  /** The part of the core that comes later, on pages. */
  readonly latePart?: LatePart
}

/** What comes late: effects of the core, and those of the modal that begin once both are here. */
export type LateEffects = { readonly core: Feature['effects']; readonly modal: Feature['effects'] }

/**
 * Effects that come later, by a chunk, and have nothing to do before: as nothing follows from when they begin, no event says so.
 * Intents that need them wait for them as for a feature, which is wanted by their name where somebody waits.
 */
export type LatePart = {
  readonly name: string
  /** The types of the intents that wait. */
  readonly awaitedBy: readonly string[]
  /** Calls back with the effects as soon as they are here, before anything else is done with that. */
  readonly whenHere: (begin: (effects: LateEffects) => void) => void
}

/** Declares a feature. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature
}
