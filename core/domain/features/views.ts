import { featureList, featureRows } from './features.ts'
import type { FeatureName, FeatureRow, ViewOf } from './features.ts'
import type { ViewFacts } from './view-facts.ts'

/** Every view of the modal, from the rows of the features. Both renderers must render each of them. */
export const views = /* @__PURE__ */ Object.assign(
  {},
  ...featureList.map(([, row]) => row.views),
) as Readonly<Record<ViewOf<FeatureName>, ViewFacts>>

type Rows = typeof featureRows

/** A view that host apps may open first. */
export type OfferedView = { [Feature in FeatureName]: OfferedIn<Rows[Feature]> }[FeatureName]

type OfferedIn<Row> = Row extends { readonly views: infer Views }
  ? { [View in keyof Views]: Views[View] extends { readonly isOffered: true } ? View : never }[keyof Views]
  : never

/** The row of a view, with its exact type. */
export type ViewRow<View extends ViewOf<FeatureName>> = {
  [Feature in FeatureName]: Rows[Feature] extends { readonly views: infer Views }
    ? View extends keyof Views
      ? Views[View]
      : never
    : never
}[FeatureName]

/** Returns the facts of a view, or an empty object for an unknown view. */
export function factsOf(view: keyof typeof views): ViewFacts {
  return Object.hasOwn(views, view) ? views[view] : {}
}

/** Returns the feature of a view, or `modal` for an unknown view. */
export function featureOfView(view: keyof typeof views): FeatureName {
  const row = featureList.find(([, { views: its = {} }]) => Object.hasOwn(its, view))
  return (row?.[0] ?? 'modal') as FeatureName
}

/** Returns the features that a view needs. */
export function featuresFor(view: keyof typeof views): readonly string[] {
  const feature = featureOfView(view)
  const { isViewsOnly }: FeatureRow = featureRows[feature]
  return feature === 'modal' || isViewsOnly ? ['modal'] : ['modal', feature]
}
