import type { FeatureName, FeatureViewsName, ViewOf } from '../../core/domain/features.ts'
import type { ViewsOf } from './panel/loaded-view.ts'

/** A feature that has views. */
export type ShownFeature = {
  [Feature in FeatureName]: [ViewOf<Feature>] extends [never] ? never : Feature
}[FeatureName]

/** Where the views of each feature come from, in a chunk that no page fetches which switches the feature off. */
export const viewChunks = {
  modal: () => import('./views/modal-views.ts'),
  'switch-active-chain': () => import('./views/switch-active-chain-views.ts'),
  'sign-in': () => import('./views/sign-in-views.ts'),
  'token-balances': () => import('./views/token-balances-views.ts'),
  'switch-address': () => import('./views/switch-address-views.ts'),
  receive: () => import('./views/receive-views.ts'),
  activity: () => import('./views/activity-views.ts'),
  send: () => import('./views/send-views.ts'),
  frame: () => import('./views/frame-views.ts'),
} satisfies {
  readonly [Feature in ShownFeature]: () => Promise<
    Readonly<Record<FeatureViewsName<Feature>, ViewsOf<Feature>>>
  >
}
