import type { FeatureTable } from './domain/feature-table.ts'
import type { Effect, SessionRules } from './effects/define-effect.ts'
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

/** What comes late: rules of sessions, what events change in branches that stand already, effects of the core, and those of the modal that begin once both are here. */
export type LateCode = {
  readonly rules: SessionRules
  readonly slices: Feature['slices']
  readonly core: Feature['effects']
  readonly modal: Feature['effects']
}

/**
 * Code that comes later, by a chunk, and has nothing to do before: as nothing follows from when it begins, no event says so.
 * Intents that need them wait for them as for a feature, which is wanted by their name where somebody waits.
 */
export type LatePart = {
  readonly name: string
  /** The types of the intents that wait. */
  readonly awaitedBy: readonly string[]
  /** Calls each back with the code as soon as that is here, in turn, before anything else is done with it. */
  readonly whenHere: (begin: (code: LateCode) => void) => void
}

/** Declares a feature. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature
}
